// Letters that could not be delivered: what, to whom, when and why; tried again one by one or all at once.
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { Panel } from '#design/panel.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import type { UndeliveredLetter } from '#features/newsletter/letter-desk.schema.ts'
import { undeliveredQuery, useRetry, useRetryAll } from '#features/newsletter/ui/desk.api.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { writeMinute } from '#shared/write-minute.ts'
import { CsvButton } from '../csv-button.tsx'
import { denseTable } from '../dense-table.ts'

const empty = { title: 'Every letter arrived', text: 'Letters that were refused, or not taken for a day, stand here.' }

export function UndeliveredPanel() {
  const query = useQuery(undeliveredQuery)
  const retryAll = useRetryAll()
  const keeper = useFocusKeeper<HTMLDivElement>()
  return (
    <div {...keeper}>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ letters, total }) => (
          <div className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-sm text-muted">
                {countText(letters.length, total)}
              </p>
              <div className="flex flex-wrap gap-3">
                <CsvButton
                  name="undelivered-letters"
                  of="undelivered letters"
                  rows={letters.map((each) => ({ ...each }))}
                />
                <Button
                  variant="outline"
                  size="sm"
                  pending={retryAll.isPending}
                  pendingText="Trying"
                  onClick={() => retryAll.mutate(undefined)}
                >
                  Try all again
                </Button>
              </div>
            </div>
            <Table caption="Undelivered letters, newest first" captionHidden stacked className={denseTable}>
              <HeaderRow labels={['When', 'Kind', 'To', 'Reason', 'Actions']} />
              <tbody>
                {letters.map((each) => (
                  <LetterRow key={each.id} letter={each} />
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </Panel>
    </div>
  )
}

function countText(shown: number, total: number): string {
  if (total === 1) return 'One undelivered letter'
  const all = `${writeNumber(total)} undelivered letters`
  return shown < total ? `${all}, the newest ${writeNumber(shown)} shown` : all
}

function LetterRow({ letter }: { letter: UndeliveredLetter }) {
  const { id, kind, recipient, subject, status, attempts, reason, createdAt } = letter
  const retry = useRetry()
  return (
    <tr id={`row-${id}`}>
      <Cell label="When" className="whitespace-nowrap">
        {writeMinute(createdAt)}
      </Cell>
      <Cell label="Kind">
        <span className="block font-semibold">{kind}</span>
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">{subject}</span>
      </Cell>
      <Cell label="To" className="[overflow-wrap:anywhere] sm:min-w-44">
        {recipient}
      </Cell>
      <Cell label="Reason" className="[overflow-wrap:anywhere]">
        <Badge tone={status === 'failed' ? 'red' : 'amber'}>{status === 'failed' ? 'Refused' : 'Given up'}</Badge>{' '}
        <span className="text-sm text-muted">after {attempts === 1 ? 'one attempt' : `${attempts} attempts`}</span>
        <span className="mt-1 block text-sm">{reason ?? 'No reason was given'}</span>
      </Cell>
      <Cell label="Actions">
        <Button
          variant="outline"
          size="sm"
          className="whitespace-nowrap"
          pending={retry.isPending}
          pendingText="Trying"
          onClick={() => retry.mutate(id)}
        >
          Try again
          <span className="sr-only">
            {kind} to {recipient}
          </span>
        </Button>
      </Cell>
    </tr>
  )
}
