// One stage of the logbook with its entries. What is dragged onto it moves here.
import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { type Stage, stageLabels } from '../logbook.rules.ts'
import type { LogbookEntry } from '../logbook.schema.ts'
import { draggedType } from './dragged-type.ts'
import { LogbookEntryCard } from './logbook-entry-card.tsx'

type Props = {
  stage: Stage
  entries: readonly LogbookEntry[]
  onMove: (jobId: string, stage: Stage) => void
  now: Date
  drawNote: (note: string) => ReactNode
  className: string
}

export function LogbookColumn({ stage, entries, onMove, now, drawNote, className }: Props) {
  const [isOver, setOver] = useState(false)
  const carriesEntry = (event: DragEvent) => event.dataTransfer.types.includes(draggedType)
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      className={classNames(
        'min-w-0 rounded-lg border bg-hover p-3',
        isOver ? 'border-accent' : 'border-transparent',
        className,
      )}
      onDragOver={(event) => {
        if (!carriesEntry(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!carriesEntry(event)) return
        event.preventDefault()
        onMove(event.dataTransfer.getData(draggedType), stage)
      }}
    >
      <h2 id={`stage-${stage}`} className="flex items-baseline justify-between gap-2 px-1 text-base">
        {stageLabels[stage]}
        <span className="text-sm font-normal text-muted tabular-nums">{entries.length}</span>
      </h2>
      {entries.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {entries.map((entry) => (
            <li key={entry.jobId}>
              <LogbookEntryCard entry={entry} onMove={onMove} now={now} drawNote={drawNote} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
