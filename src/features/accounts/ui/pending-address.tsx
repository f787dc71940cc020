// The address that waits to be confirmed, with the letter again or the way back.
import { Button } from '#design/button.tsx'
import type { User } from '../account.schema.ts'
import { useAccountChange } from './account.api.ts'
import { useResendVerification } from './links.api.ts'

export function PendingAddress({ user, address }: { user: User; address: string }) {
  const resend = useResendVerification()
  const cancel = useAccountChange(user.id, {
    done: 'Your address stays as it is',
    failed: 'Error updating email',
  })
  return (
    <div className="mt-4 grid gap-3 rounded-lg border border-line p-4">
      <p className="text-sm">
        <strong className="wrap-anywhere">{address}</strong> waits to be confirmed. Until you follow the link we sent
        there, you sign in with <span className="wrap-anywhere">{user.email}</span>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" pending={resend.isPending} pendingText="Sending" onClick={() => resend.mutate()}>
          Send the link again
        </Button>
        <Button
          variant="outline"
          pending={cancel.isPending}
          pendingText="Cancelling"
          onClick={() => cancel.mutate({ email: user.email })}
        >
          Cancel the change
        </Button>
      </div>
    </div>
  )
}
