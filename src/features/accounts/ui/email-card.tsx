// Changes the e-mail address; and, in the same place, deletes the account.
import { useForm } from 'react-hook-form'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { EmailForm, type User } from '../account.schema.ts'
import { useAccountChange, useAccountDeletion } from './account.api.ts'
import { useResendVerification } from './links.api.ts'
import { PendingAddress } from './pending-address.tsx'

const confirmation =
  'Are you sure you want to delete your account? This action cannot be undone. All your data, including favorites and forum posts, will be permanently deleted.'

const sayWhatHappens = ({ pendingEmail }: User) => ({
  title: 'Email updated successfully',
  ...(pendingEmail ? { description: `It counts once you follow the link that we sent to ${pendingEmail}.` } : {}),
})

export function EmailCard({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const form = useForm({
    resolver: rulesOf(EmailForm),
    // The address that counts, also when another one was confirmed meanwhile; what is being typed stays.
    values: { email: user.email },
    resetOptions: { keepDirtyValues: true },
  })
  const change = useAccountChange(user.id, { done: sayWhatHappens, failed: 'Error updating email' })
  const deletion = useAccountDeletion(user.id, { onDone: onDeleted })
  const resend = useResendVerification()
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      // One that waits to be confirmed is named below; here it would read as if it counted already.
      onSuccess: ({ email }) => form.reset({ email }, { keepDirtyValues: false }),
      onError: (error) => showFieldErrors(error, form.setError),
    }),
  )
  return (
    <Card as="section">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Email and account</h2>
        <Badge tone={user.emailVerified ? 'green' : 'amber'}>
          {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </Badge>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...form.register('email')}
          error={form.formState.errors.email?.message}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={change.isPending} pendingText="Saving">
            Update email
          </Button>
          {!user.emailVerified && !user.pendingEmail && (
            <Button variant="outline" pending={resend.isPending} pendingText="Sending" onClick={() => resend.mutate()}>
              Send the confirmation again
            </Button>
          )}
        </div>
      </form>
      {user.pendingEmail && <PendingAddress user={user} address={user.pendingEmail} />}
      <div className="mt-6 border-t border-line pt-6">
        <p className="mb-4 text-sm text-muted">
          Deleting your account removes everything that is yours, at once and for good.
        </p>
        <Button
          variant="danger"
          pending={deletion.isPending}
          pendingText="Deleting"
          onClick={() => window.confirm(confirmation) && deletion.mutate()}
        >
          Delete account
        </Button>
      </div>
    </Card>
  )
}
