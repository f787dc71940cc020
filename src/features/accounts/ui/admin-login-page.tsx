// /admin-login: the operator's door.
import { zodResolver } from '@hookform/resolvers/zod'
import { Anchor } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { LoginForm } from '../account.schema.ts'
import { useAdminSignIn } from './session.api.ts'

export function AdminLoginPage({ onDone, homeLink }: { onDone: () => void; homeLink: ReactNode }) {
  const form = useForm({ resolver: zodResolver(LoginForm), defaultValues: { email: '', password: '' } })
  const signIn = useAdminSignIn({ onDone })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <div className="page-width grid place-items-center py-16">
      <Card padding="lg" className="w-full max-w-md">
        <Anchor className="size-8 text-link" aria-hidden="true" />
        <h1 className="mt-4 text-2xl">Administration</h1>
        <form noValidate method="post" onSubmit={submit} className="mt-6 grid gap-5">
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
            Access Administration
          </Button>
        </form>
        <div className="mt-6 text-center">{homeLink}</div>
      </Card>
    </div>
  )
}
