// The admin's own password.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { PasswordField } from '#design/password-input.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { AdminPasswordForm } from '../admin.schema.ts'
import { usePasswordChange } from './admin.api.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordCard({ me }: { me: User }) {
  const form = useForm({ resolver: zodResolver(AdminPasswordForm), defaultValues: empty })
  const change = usePasswordChange()
  const { errors } = form.formState
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      { onSuccess: () => form.reset(empty), onError: (error) => showFieldErrors(error, form.setError) },
    ),
  )
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Change password</h2>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {/* For password managers, which want to know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 12 characters"
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
          Change password
        </Button>
      </form>
    </Card>
  )
}
