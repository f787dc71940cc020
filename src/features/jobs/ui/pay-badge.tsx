// What a listing pays, in one badge: said in words, so that a stipend is not taken for a salary.
import { Badge } from '#design/badge.tsx'
import type { Tone } from '#design/tone.ts'
import type { JobCard } from '../job.schema.ts'
import { type PayClass, payClassLabels } from '../pay/pay.rules.ts'
import { amountLabel, leavesPayOpen, payLabel } from '../pay/pay-label.ts'

const tones: Partial<Record<PayClass, Tone>> = { salary: 'green', stipend: 'blue', participant_pays: 'amber' }

type Props = { job: Pick<JobCard, 'pay' | 'salary' | 'paidPosition'> }

export function PayBadge({ job }: Props) {
  if (leavesPayOpen(job)) return <Badge>{payClassLabels.not_stated}</Badge>
  if (!job.pay || job.pay.class === 'not_stated') return null
  return (
    <Badge tone={tones[job.pay.class] ?? 'slate'}>
      <bdi>{payLabel(job.pay)}</bdi>
    </Badge>
  )
}

/** The organisation's own words, where the badge does not say the same; else how much, where the badge says only the kind. */
export function PayInOwnWords({ job }: Props) {
  const { pay, salary } = job
  const isSaid = salary && pay?.class === 'salary' && keyOf(salary) === keyOf(payLabel(pay))
  const words = isSaid ? null : salary || (pay?.class === 'stipend' && amountLabel(pay))
  return words ? <bdi className="text-sm text-muted">{words}</bdi> : null
}

/** `MVR 14,000 monthly` says the same as `MVR 14,000 a month`. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:an? |per )?(hour|week|month|year)(?:ly)?\b/g, '$1')
    .replace(/\w+\$|\W+/g, '')
