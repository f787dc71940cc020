// Instead of a form, for somebody who may not write in the forum for now: why, until when, and whom to ask.
import { Alert } from '#design/alert.tsx'
import { untilText } from '#features/accounts/suspension-end.rules.ts'
import type { Standing } from '../standing.schema.ts'

export function SilencedNote({ silenced }: { silenced: NonNullable<Standing['silenced']> }) {
  return (
    <Alert kind="warning" title={`You cannot write in the forum ${untilText(silenced.until)}`}>
      <p className="[overflow-wrap:anywhere]">The reason: {silenced.reason}</p>
      <p className="mt-2">
        Everything is still here for you to read. If you think that we are wrong, answer the letter that we sent you.
      </p>
    </Alert>
  )
}
