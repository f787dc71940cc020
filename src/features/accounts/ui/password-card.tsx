// Changes the password; all other devices are signed out by it.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { PasswordForm, type User } from '../account.schema.ts'
import { useAccountChange } from './account.api.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordCard({ user, supportEmail }: { user: User; supportEmail: string }) {
  const form = useForm({ resolver: zodResolver(PasswordForm), defaultValues: empty })
  const change = useAccountChange(user.id, { done: 'Password updated successfully', failed: 'Error updating password' })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      { onSuccess: () => form.reset(empty), onError: (error) => showFieldErrors(error, form.setError) },
    ),
  )
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Password</h2>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {/* For password managers, which want to know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...form.register('newPassword')}
          error={errors.newPassword?.message}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...form.register('confirmPassword')}
          error={errors.confirmPassword?.message}
        />
        <Button type="submit" className="justify-self-start" pending={change.isPending} pendingText="Saving">
          Update password
        </Button>
      </form>
      <p className="mt-4 text-sm text-muted">
        Password forgotten? Write to{' '}
        <a className="link" href={`mailto:${supportEmail}?subject=Password%20forgotten`}>
          {supportEmail}
        </a>{' '}
        with your username.
      </p>
    </Card>
  )
}
