// Says of a post that it waits to be looked at: its author and the team see it, nobody else.
import { Alert } from '#design/alert.tsx'

export function HeldNote() {
  return (
    <Alert title="Waiting to be looked at" className="my-2">
      A first post with a link is looked at by our team before everybody sees it. Until then it is here for its author
      alone.
    </Alert>
  )
}
