// What a listing is to who is signed in: applied for, new to them, seen before.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { readIds } from '#design/remembered-ids.ts'
import type { JobCard } from '#features/jobs/job.schema.ts'
import { visitQuery } from '#features/jobs/ui/visits.api.ts'
import { hasApplied } from '../logbook.rules.ts'
import { seenListings } from './listing-memory.ts'
import { logbookQuery } from './logbook.api.ts'

/** Wherever a listing stands. */
export function AppliedMark({ job }: { job: JobCard }) {
  const stage = useQuery(logbookQuery).data?.entries.find(({ jobId }) => jobId === job.id)?.stage
  return stage && hasApplied(stage) && <Badge tone="green">Applied</Badge>
}

/** On the board alone, as asking since when somebody was away notes that they are there. */
export function CardMarks({ job }: { job: JobCard }) {
  const [isSeen] = useState(() => readIds(seenListings).includes(job.id))
  const since = useQuery(visitQuery).data?.since
  const isNewToThem = !isSeen && since && job.createdAt > since
  return (
    <>
      <AppliedMark job={job} />
      {isNewToThem && <Badge tone="teal">New to you</Badge>}
      {isSeen && (
        <span data-seen="" className="text-sm text-muted">
          Seen
        </span>
      )}
    </>
  )
}
