// The labels of a listing: its kinds with a colour each, how much work, paid, new.
import { Badge } from '#design/badge.tsx'
import type { Tone } from '#design/tone.ts'
import { type Mode, modeLabels } from '#features/places/place.rules.ts'
import { type JobType, jobTypeLabels, workTypeLabels } from '../job.rules.ts'

const tones: Record<JobType, Tone> = { job: 'teal', volunteer: 'coral', internship: 'violet' }

export function KindBadges({ jobType }: { jobType: readonly JobType[] }) {
  return jobType.map((type) => (
    <Badge key={type} tone={tones[type]}>
      {jobTypeLabels[type]}
    </Badge>
  ))
}

export function WorkTypeBadge({ workType }: { workType: string | null }) {
  return workType ? <Badge>{workTypeLabels[workType] ?? workType}</Badge> : null
}

/** On site is what everybody expects. */
export function ModeBadge({ mode }: { mode: Mode | null | undefined }) {
  return mode && mode !== 'onsite' ? <Badge tone="slate">{modeLabels[mode]}</Badge> : null
}

export function PaidBadge({ paidPosition }: { paidPosition: boolean }) {
  return paidPosition ? <Badge tone="green">Paid position</Badge> : null
}
