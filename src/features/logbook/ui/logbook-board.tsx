// The logbook: every stage with its entries, to be moved by pointer, by keys and by select; numbers and a table for oneself.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { Download } from '#design/icons.tsx'
import { EmptyNet } from '#design/illustration/empty-net.tsx'
import { saveFile } from '#design/save-file.ts'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { type Stage, stageLabels, stages } from '../logbook.rules.ts'
import type { LogbookEntry } from '../logbook.schema.ts'
import { writeLogbookCsv } from '../logbook-csv.ts'
import { localDay } from './local-day.ts'
import { logbookQuery, useMove } from './logbook.api.ts'
import { LogbookColumn } from './logbook-column.tsx'
import { LogbookNumbers } from './logbook-numbers.tsx'

/** How a note is drawn is the caller's part: it may be Markdown. */
type Props = { now: Date; drawNote: (note: string) => ReactNode }

export function LogbookBoard({ now, drawNote }: Props) {
  const logbook = useQuery(logbookQuery)
  if (!logbook.data) {
    if (!logbook.isError) return <LoadingBoard />
    return <ErrorState onRetry={() => void logbook.refetch()} retrying={logbook.isFetching} />
  }
  const { entries } = logbook.data
  if (entries.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyNet />}
        title="Keep track of your applications"
        text="Note on a listing how far you are. Here you see what you applied for, what comes next and when, also after a listing has gone."
        action={
          <SiteLink to="/" hash="job-filters" className={buttonClasses({ variant: 'solid' })}>
            Look at the listings
          </SiteLink>
        }
      />
    )
  }
  return <Columns entries={entries} now={now} drawNote={drawNote} />
}

function Columns({ entries, now, drawNote }: Props & { entries: readonly LogbookEntry[] }) {
  const { mutate: sendMove } = useMove()
  const [moved, setMoved] = useState<{ jobId: string; said: string } | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const move = (jobId: string, stage: Stage) => {
    const entry = entries.find((each) => each.jobId === jobId)
    if (!entry || entry.stage === stage) return
    setMoved({ jobId, said: `${entry.title}: ${stageLabels[stage]}` })
    sendMove({ jobId, stage, today: localDay(now) })
  }
  // In another column it is drawn anew: who moved it by keys goes on from there.
  const movedStage = entries.find(({ jobId }) => jobId === moved?.jobId)?.stage
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has arrived
  useEffect(() => {
    if (!moved || document.activeElement !== document.body) return
    const entry = board.current?.querySelector(`[data-entry="${moved.jobId}"]`)
    // Under a thumb there is no handle, and what is hidden takes no focus.
    for (const part of entry?.querySelectorAll<HTMLElement>('[data-handle], select') ?? [])
      if (document.activeElement === document.body) part.focus()
  }, [movedStage, moved])
  return (
    <div ref={board}>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <LogbookNumbers entries={entries} />
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveFile('logbook.csv', 'text/csv', writeLogbookCsv(entries))}
        >
          <Download aria-hidden="true" />
          Download as a table
        </Button>
      </div>
      <p className="sr-only" aria-live="polite">
        {moved?.said}
      </p>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-12">
        {stages.map((stage, index) => (
          <LogbookColumn
            key={stage}
            stage={stage}
            className={index < 4 ? 'xl:col-span-3' : 'xl:col-span-4'}
            entries={entries.filter((entry) => entry.stage === stage)}
            onMove={move}
            now={now}
            drawNote={drawNote}
          />
        ))}
      </div>
    </div>
  )
}

function LoadingBoard() {
  return (
    <Loading label="Loading your logbook" className="grid min-h-svh content-start gap-4 md:grid-cols-2 xl:grid-cols-4">
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-56" />
      ))}
    </Loading>
  )
}
