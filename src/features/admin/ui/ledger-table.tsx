// Every change of one membership: when, what, why, who, and until when it lasts since.
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import type { LedgerRow } from '#features/membership/membership.schema.ts'
import { CsvButton } from './csv-button.tsx'
import { writeDay } from './writing.ts'

const kinds: Record<string, string> = {
  payment: 'Payment',
  gift: 'Gift code',
  grant: 'Granted',
  taken_back: 'Taken back',
  restored: 'Given back',
  end: 'Ended',
}

export function LedgerTable({ username, entries }: { username: string; entries: LedgerRow[] }) {
  if (entries.length === 0) return <p className="text-sm text-muted">Nothing yet.</p>
  return (
    <>
      <Table caption={`Membership of ${username}, newest change first`} captionHidden stacked>
        <HeaderRow labels={['When', 'What', 'Reason', 'By', 'Lasts until']} />
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <Cell label="When" className="whitespace-nowrap">
                {writeDay(entry.createdAt)}
              </Cell>
              <Cell label="What" className="whitespace-nowrap">
                {kinds[entry.kind] ?? entry.kind}
              </Cell>
              <Cell label="Reason" className="[overflow-wrap:anywhere]">
                {entry.reason}
              </Cell>
              <Cell label="By">{entry.by ?? '–'}</Cell>
              <Cell label="Lasts until" className="whitespace-nowrap">
                {writeDay(entry.to)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <div>
        <CsvButton name={`membership-${username}`} of={`the membership of ${username}`} rows={entries} />
      </div>
    </>
  )
}
