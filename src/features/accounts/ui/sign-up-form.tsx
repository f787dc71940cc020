// The Sign Up tab.
import { useForm } from 'react-hook-form'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { ApiError } from '#http/client/call-api.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesLater } from '#http/client/rules-later.ts'
import type { User } from '../account.schema.ts'
import { isEntering, useSignUp } from './sign-in.api.ts'
import { SuspendedNote } from './suspended-note.tsx'
import { type Typed, useTyped } from './typed.ts'

const rules = rulesLater(async () => (await import('../account.schema.ts')).SignUpForm)
const empty = { firstName: '', lastName: '', username: '', email: '', password: '', confirmPassword: '' }

type Props = {
  typed: Typed
  onDone: (user: User) => void
  /** For who has an account already, with its address. */
  onKnown: (email: string) => void
}

export function SignUpForm({ typed, onDone, onKnown }: Props) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { ...empty, ...typed.signUp } })
  useTyped(form, (values) => {
    typed.signUp = values
  })
  const signUp = useSignUp({ onDone })
  // The rules may still be on their way: a second press meanwhile would sign up twice.
  const { errors, isSubmitting } = form.formState
  const isTaken = errors.email?.type === 'server' && isTakenEmail(signUp.error)
  const submit = form.handleSubmit((values) =>
    signUp.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <form noValidate method="post" onFocus={rules.prepare} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          {...form.register('firstName')}
          error={errors.firstName?.message}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          {...form.register('lastName')}
          error={errors.lastName?.message}
        />
      </div>
      <TextField
        label="Username"
        autoComplete="nickname"
        {...form.register('username')}
        error={errors.username?.message}
        hint="Shown in the forum."
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      {isTaken && (
        <Alert
          live
          title="You have been here before"
          action={
            <Button size="sm" onClick={() => onKnown(form.getValues('email'))}>
              Sign in instead
            </Button>
          }
        >
          There is an account with this address. Sign in with its password, or have a new one sent to you there.
        </Alert>
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        {...form.register('password')}
        error={errors.password?.message}
        hint="At least 6 characters."
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <Button
        type="submit"
        variant="primary"
        block
        pending={isEntering(signUp) || isSubmitting}
        pendingText="Creating your account"
      >
        Sign Up
      </Button>
      <SuspendedNote error={signUp.error} />
    </form>
  )
}

function isTakenEmail(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'email_taken'
}
