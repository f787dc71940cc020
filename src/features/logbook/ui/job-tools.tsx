// On a listing's page, for who is signed in: how far they are with it, following, hiding, and a quiet question after Apply.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { EyeOff } from '#design/icons.tsx'
import { keepId } from '#design/remembered-ids.ts'
import { Select } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { FollowButton } from '#features/alerts/ui/follow-button.part.tsx'
import type { Job } from '#features/jobs/job.schema.ts'
import { HideDialog } from '#features/jobs/ui/hide-dialog.part.tsx'
import { accessOf } from '#shared/actor.ts'
import { type Stage, stages } from '../logbook.rules.ts'
import { AppliedQuestion } from './applied-question.tsx'
import { seenListings } from './listing-memory.ts'
import { localDay } from './local-day.ts'
import { logbookQuery, useMove } from './logbook.api.ts'
import { stageOptions } from './stage-options.ts'

type Props = { job: Job; me: User; now: Date; hasPressedApply: boolean }

export function JobTools({ job, me, now, hasPressedApply }: Props) {
  const logbook = useQuery(logbookQuery)
  const entry = logbook.data?.entries.find(({ jobId }) => jobId === job.id)
  const move = useMove({ done: 'Noted in your logbook' })
  const [isHiding, setHiding] = useState(false)
  useEffect(() => keepId(seenListings, job.id), [job.id])
  // On a slow line the entry comes later: until then what was chosen stays chosen.
  const shown = move.isPending ? move.variables.stage : entry?.stage
  const moveTo = (stage: Stage) => move.mutate({ jobId: job.id, stage, today: localDay(now) })
  return (
    <section aria-label="Your notes" className="mt-4 grid grid-cols-1 gap-3 print:hidden">
      {hasPressedApply && logbook.data && (
        <AppliedQuestion
          jobId={job.id}
          stage={entry?.stage}
          isPending={move.isPending}
          onYes={() => moveTo('applied')}
        />
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:gap-x-3 max-sm:[&>.btn-ghost]:-ml-3">
        {logbook.isError && !logbook.data ? (
          <Button
            variant="outline"
            size="sm"
            pending={logbook.isFetching}
            pendingText="Trying again"
            onClick={() => void logbook.refetch()}
          >
            Your logbook did not load: try again
          </Button>
        ) : (
          <Select
            aria-label="In your logbook"
            className="w-52"
            placeholder="Note in my logbook"
            disabled={!logbook.data}
            value={shown ?? ''}
            onChange={({ target }) => moveTo(stages.find((each) => each === target.value)!)}
            options={stageOptions}
          />
        )}
        {entry && (
          <SiteLink to="/logbook" className="link px-2">
            Open my logbook
          </SiteLink>
        )}
        <FollowButton company={job.company} isMember={accessOf(me, now) === 'member'} />
        <Button variant="ghost" size="sm" onClick={() => setHiding(true)}>
          <EyeOff aria-hidden="true" />
          Hide
        </Button>
      </div>
      {isHiding && <HideDialog job={job} onClose={() => setHiding(false)} />}
    </section>
  )
}
