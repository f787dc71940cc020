// One entry: what it is about, its stage, the next step, a private note. What was deleted is read from its copy.
// Entries are read and drawn by the browser alone, which may therefore say what day it is.
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { ChevronsUpDown, Pencil } from '#design/icons.tsx'
import { Select } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { isOver } from '#features/jobs/closing.rules.ts'
import { writeDay } from '#shared/plain-writing.ts'
import { type Stage, stages } from '../logbook.rules.ts'
import type { LogbookEntry } from '../logbook.schema.ts'
import { draggedType } from './dragged-type.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { localDay } from './local-day.ts'
import { stageOptions } from './stage-options.ts'

type Props = {
  entry: LogbookEntry
  onMove: (jobId: string, stage: Stage) => void
  now: Date
  drawNote: (note: string) => ReactNode
}

export function LogbookEntryCard({ entry, onMove, now, drawNote }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { jobId, title, company, location, stage, note, nextOn, appliedOn, closesOn, isLive } = entry
  function moveByKey(event: KeyboardEvent) {
    // With another key an arrow is the browser's: Alt and ← is Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const next = step && stages[stages.indexOf(stage) + step]
    if (!next) return
    event.preventDefault()
    onMove(jobId, next)
  }
  return (
    <Card
      as="article"
      padding="none"
      data-entry={jobId}
      draggable
      onDragStart={({ dataTransfer, currentTarget, target }) => {
        // Words that are moved within the note's window are no entry.
        if (!(target instanceof Node && currentTarget.contains(target))) return
        dataTransfer.setData(draggedType, jobId)
        dataTransfer.effectAllowed = 'move'
      }}
      className="grid cursor-grab gap-2 p-3 [overflow-wrap:anywhere]"
    >
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 text-base" dir="auto">
          {isLive ? (
            <SiteLink to="/jobs/$id" params={{ id: jobId }} className="hover:underline">
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        <IconButton
          label={`Move ${title}, by arrow keys`}
          size="sm"
          data-handle=""
          className="-mt-1.5 pointer-coarse:hidden"
          onKeyDown={moveByKey}
        >
          <ChevronsUpDown aria-hidden="true" className="md:rotate-90" />
        </IconButton>
        <IconButton label={`Edit ${title}`} size="sm" className="-mt-1.5 -mr-1.5" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-sm text-muted">
        <bdi>{company}</bdi>, <bdi>{location}</bdi>
      </p>
      {(!isLive || closesOn) && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {!isLive && <Badge>No longer listed</Badge>}
          {closesOn && (
            <span className="text-muted">
              {isOver(closesOn, now) ? 'Closed' : 'Closes'} {day(closesOn)}
            </span>
          )}
        </p>
      )}
      {appliedOn && <p className="text-sm text-muted">Applied on {day(appliedOn)}</p>}
      {nextOn && (
        <p className={nextOn < localDay(now) ? 'text-sm text-muted' : 'text-sm font-medium'}>
          Next step: {day(nextOn)}
        </p>
      )}
      {note && <div className="border-l-2 border-line pl-3 text-sm">{drawNote(note)}</div>}
      <Select
        aria-label={`Stage of ${title}`}
        value={stage}
        onChange={({ target }) => onMove(jobId, stages.find((each) => each === target.value)!)}
        options={stageOptions}
      />
      {isEditing && <EntryDialog entry={entry} now={now} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const day = (text: string) => writeDay(new Date(text))
