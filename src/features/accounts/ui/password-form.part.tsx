// The form behind every change of one's own password: the current one, the new one, and the new one again.
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '#design/button.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'

type Values = { currentPassword: string; newPassword: string; confirmPassword: string }
type Change = Omit<Values, 'confirmPassword'>

type Props = {
  /** Whose password it is. */
  email: string
  /** Members and admins have rules and texts of their own. */
  schema: z.ZodType<Values, Values>
  hint?: string
  submitText: string
  isPending: boolean
  onSubmit: (change: Change, then: { onSuccess: () => void; onError: (error: unknown) => void }) => void
}

const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm({ email, schema, hint, submitText, isPending, onSubmit }: Props) {
  const form = useForm({ resolver: rulesOf(schema), defaultValues: empty })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    onSubmit(
      { currentPassword, newPassword },
      { onSuccess: () => form.reset(empty), onError: (error) => showFieldErrors(error, form.setError) },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* For password managers, which want to know whose password this is. Without a name: it is no field of the form. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={hint}
        {...form.register('newPassword')}
        error={errors.newPassword?.message}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" className="justify-self-start" pending={isPending} pendingText="Saving">
        {submitText}
      </Button>
    </form>
  )
}
