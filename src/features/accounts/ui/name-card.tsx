// Corrects one's own name: how letters and the account greet.
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { NameForm, type User } from '../account.schema.ts'
import { useAccountChange } from './account.api.ts'

export function NameCard({ user }: { user: User }) {
  const form = useForm({
    resolver: rulesOf(NameForm),
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  })
  const change = useAccountChange(user.id, { done: 'Name updated successfully', failed: 'Error updating name' })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    change.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Name</h2>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
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
        <Button type="submit" className="justify-self-start" pending={change.isPending} pendingText="Saving">
          Update name
        </Button>
      </form>
    </Card>
  )
}
