// A person's plan as a label with its date.
import { Badge } from '#design/badge.tsx'
import type { Tone } from '#design/tone.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { useClock } from '#http/client/use-clock.ts'
import { describePlan, type PlanText } from './plan-text.ts'

const tones: Record<PlanText['state'], Tone> = { member: 'green', lapsed: 'amber', free: 'slate' }

export function PlanBadge({ user }: { user: User }) {
  const { plan, note, state } = describePlan(user, new Date(useClock()))
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[state]}>{plan}</Badge>
      {note && <span className="text-sm text-muted">{note}</span>}
    </span>
  )
}
