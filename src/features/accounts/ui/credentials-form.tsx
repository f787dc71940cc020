// E-mail and password: the form of both doors.
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesLater } from '#http/client/rules-later.ts'
import type { LoginForm } from '../account.schema.ts'
import { type Typed, useTyped } from './typed.ts'

const rules = rulesLater(async () => (await import('../account.schema.ts')).LoginForm)

type Props = {
  submitText: string
  isPending: boolean
  /** Known already: only the password is missing. */
  email?: string | undefined
  typed?: Typed
  /** For who comes back to it: where they were is gone. */
  isBack?: boolean
  onSubmit: (form: LoginForm, then: { onError: (error: unknown) => void }) => void
  children?: ReactNode
}

export function CredentialsForm({
  submitText,
  isPending,
  email,
  typed = {},
  isBack = false,
  onSubmit,
  children,
}: Props) {
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { email: email ?? typed.email ?? '', password: '' },
  })
  useTyped(form, (values) => {
    typed.email = values.email
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit((values) =>
    onSubmit(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <form noValidate method="post" onFocus={rules.prepare} onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus={isBack}
        {...form.register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== undefined}
        {...form.register('password')}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" block pending={isPending || isSubmitting} pendingText="Signing in">
        {submitText}
      </Button>
      {children}
    </form>
  )
}
