// Work in the background that failed for good: why, and what to do about it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { Panel } from '#design/panel.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { writeMinute } from '#shared/write-minute.ts'
import type { FailedWork } from '../failed-work.schema.ts'
import { CsvButton } from './csv-button.tsx'
import { denseTable } from './dense-table.ts'
import { failedWorkQuery, useDropWork, useRetryWork } from './failed-work.api.ts'

const empty = { title: 'Nothing has failed for good', text: 'What was tried again is under way.' }

export function FailedWorkTable() {
  const query = useQuery(failedWorkQuery)
  const [dropped, setDropped] = useState<FailedWork | null>(null)
  const keeper = useFocusKeeper<HTMLDivElement>()
  return (
    <div {...keeper}>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ work, total }) => (
          <div className="grid grid-cols-1 gap-1">
            <Table caption={captionOf(work.length, total)} stacked className={denseTable}>
              <HeaderRow labels={['When', 'Kind', 'Reason', 'Actions']} />
              <tbody>
                {work.map((each) => (
                  <WorkRow key={each.id} work={each} onDrop={() => setDropped(each)} />
                ))}
              </tbody>
            </Table>
            <div>
              <CsvButton name="failed-work" of="failed work" rows={work} />
            </div>
          </div>
        )}
      </Panel>
      {dropped && <DropDialog work={dropped} onClose={() => setDropped(null)} />}
    </div>
  )
}

function captionOf(shown: number, total: number): string {
  const some = shown < total ? `, the newest ${writeNumber(shown)} of ${writeNumber(total)}` : ''
  return `Work that failed for good${some}`
}

function WorkRow({ work, onDrop }: { work: FailedWork; onDrop: () => void }) {
  const { id, kind, reason, attempts, failedAt } = work
  const retry = useRetryWork()
  return (
    <tr>
      <Cell label="When" className="whitespace-nowrap">
        {writeMinute(failedAt)}
      </Cell>
      <Cell label="Kind">{kind}</Cell>
      <Cell label="Reason" className="[overflow-wrap:anywhere]">
        {reason}
        <span className="block text-sm text-muted">
          after {attempts === 1 ? 'one attempt' : `${writeNumber(attempts)} attempts`}
        </span>
      </Cell>
      <Cell label="Actions">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            pending={retry.isPending}
            pendingText="Trying"
            onClick={() => retry.mutate(id)}
          >
            Try again
            <span className="sr-only">
              {kind} of {writeMinute(failedAt)}
            </span>
          </Button>
          <Button variant="ghost" size="sm" onClick={onDrop}>
            Let go
            <span className="sr-only">
              {kind} of {writeMinute(failedAt)}
            </span>
          </Button>
        </div>
      </Cell>
    </tr>
  )
}

function DropDialog({ work, onClose }: { work: FailedWork; onClose: () => void }) {
  const drop = useDropWork(onClose)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Let this work go?"
      description={`“${work.kind}” of ${writeMinute(work.failedAt)} is never done then. This cannot be undone.`}
      confirmText="Let it go"
      pending={drop.isPending}
      pendingText="Letting go"
      onConfirm={() => drop.mutate(work.id)}
    />
  )
}
