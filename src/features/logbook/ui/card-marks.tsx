// What a listing is to who is signed in: applied for, new to them, seen before; and the way to hide it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { cardAboveClasses } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
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
      <IconButton
        label={`Hide ${job.title}`}
        className={classNames(cardAboveClasses, '-my-3 -mr-2 ml-auto text-muted')}
        onClick={() => setHiding(true)}
      >
        <EyeOff aria-hidden="true" />
      </IconButton>
      {isHiding && <HideDialog job={job} onClose={() => setHiding(false)} />}
    </>
  )
}
