// What a listing pays, in one badge: said in words, so that a stipend is not taken for a salary.
import { Badge } from '#design/badge.tsx'
import type { Tone } from '#design/tone.ts'
import type { JobCard } from '../job.schema.ts'
import type { PayClass } from '../pay.rules.ts'
import { amountLabel, leavesPayOpen, payLabel } from '../pay-label.ts'

const tones: Record<PayClass, Tone> = {
  salary: 'green',
  stipend: 'blue',
  board_lodging: 'blue',
  unpaid: 'slate',
  participant_pays: 'amber',
  not_stated: 'slate',
}

type Props = { job: Pick<JobCard, 'pay' | 'salary' | 'paidPosition'> }

export function PayBadge({ job }: Props) {
  if (leavesPayOpen(job)) return <Badge tone="slate">Pay not stated</Badge>
  if (!job.pay || job.pay.class === 'not_stated') return null
  return (
    <Badge tone={tones[job.pay.class]}>
      <bdi>{payLabel(job.pay)}</bdi>
    </Badge>
  )
}

/** The organisation's own words, where the badge does not say the same; else how much, where the badge says only the kind. */
export function PayInOwnWords({ job }: Props) {
  if (!job.salary && job.pay?.class === 'stipend')
    return <bdi className="text-sm text-muted">{amountLabel(job.pay)}</bdi>
  const isSaid = job.salary && job.pay?.class === 'salary' && keyOf(job.salary) === keyOf(payLabel(job.pay))
  return job.salary && !isSaid ? <bdi className="text-sm text-muted">{job.salary}</bdi> : null
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/(?:us|nz|a|c)\$|[^\p{L}\p{N}]+/gu, '')
}
