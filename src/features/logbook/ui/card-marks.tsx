// What a listing is to who is signed in: applied for, new to them, seen before; and the way to hide it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { cardAboveClasses } from '#design/card.tsx'
import { EyeOff } from '#design/icons.tsx'
import { readIds } from '#design/remembered-ids.ts'
import type { JobCard } from '#features/jobs/job.schema.ts'
import { HideDialog } from '#features/jobs/ui/hide-dialog.part.tsx'
import { visitQuery } from '#features/jobs/ui/visits.api.ts'
import { hasApplied } from '../logbook.rules.ts'
import { seenListings } from './listing-memory.ts'
import { logbookQuery } from './logbook.api.ts'

export function CardMarks({ job }: { job: JobCard }) {
  const [isHiding, setHiding] = useState(false)
  const [isSeen] = useState(() => readIds(seenListings).includes(job.id))
  const stage = useQuery(logbookQuery).data?.entries.find(({ jobId }) => jobId === job.id)?.stage
  const since = useQuery(visitQuery).data?.since
  const isNewToThem = !isSeen && since && job.createdAt > since
  return (
    <>
      {stage && hasApplied(stage) && <Badge tone="green">Applied</Badge>}
      {isNewToThem && <Badge tone="teal">New to you</Badge>}
      {isSeen && (
        <span data-seen="" className="text-sm text-muted">
          Seen
        </span>
      )}
      <Button variant="ghost" size="sm" className={`${cardAboveClasses} -my-2 ml-auto`} onClick={() => setHiding(true)}>
        <EyeOff aria-hidden="true" className="size-4" />
        Hide<span className="sr-only"> {job.title}</span>
      </Button>
      {isHiding && <HideDialog job={job} onClose={() => setHiding(false)} />}
    </>
  )
}
