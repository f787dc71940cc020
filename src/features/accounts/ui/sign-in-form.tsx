// The Sign In tab.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { LoginForm, type User } from '../account.schema.ts'
import { useSignIn } from './session.api.ts'

type Props = { onDone: (user: User) => void; onForgotten: () => void }

export function SignInForm({ onDone, onForgotten }: Props) {
  const form = useForm({ resolver: zodResolver(LoginForm), defaultValues: { email: '', password: '' } })
  const signIn = useSignIn({ onDone })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.register('password')}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" block pending={signIn.isPending} pendingText="Signing in">
        Sign In
      </Button>
      <Button variant="link" className="justify-self-center" onClick={onForgotten}>
        Forgot Password?
      </Button>
    </form>
  )
}
