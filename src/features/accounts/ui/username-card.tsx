// Changes the name that others see.
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { type User, UsernameForm } from '../account.schema.ts'
import { useAccountChange } from './account.api.ts'

export function UsernameCard({ user }: { user: User }) {
  const form = useForm({ resolver: rulesOf(UsernameForm), defaultValues: { username: user.username } })
  const change = useAccountChange(user.id, { done: 'Username updated successfully', failed: 'Error updating username' })
  const submit = form.handleSubmit((values) =>
    change.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Username</h2>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Username"
          autoComplete="nickname"
          {...form.register('username')}
          error={form.formState.errors.username?.message}
          hint="3 to 30 characters, shown in the forum."
        />
        <Button type="submit" className="justify-self-start" pending={change.isPending} pendingText="Saving">
          Update username
        </Button>
      </form>
    </Card>
  )
}
