// What admins did: who, when, what, and how it was before and after.
import { useQuery } from '@tanstack/react-query'
import { Pagination } from '#design/pagination.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { writeMinute } from '#shared/write-minute.ts'
import { type AuditPage, AuditQuery } from '../admin.schema.ts'
import { type Change, listChanges } from './act-changes.ts'
import { AuditSubject } from './audit-subject.tsx'
import { FileLink } from './csv-button.tsx'
import { DaysForm } from './days-form.tsx'
import { useDesk } from './desk-address.ts'
import { auditQuery } from './people.api.ts'

const everything: AuditQuery = { query: '', from: '', to: '', page: 1 }
const empty = { title: 'Nothing was done yet', text: 'Every act of an admin will stand here.' }
const notFound = { title: 'No act found', text: 'Try other words or other days.' }

export function AuditPanel() {
  const { address, go, narrow } = useDesk()
  const read = AuditQuery.safeParse(address)
  const search = read.success ? read.data : everything
  const query = useQuery(auditQuery(search))
  const { query: words, from, to } = search
  const isNarrowed = `${words}${from}${to}` !== ''
  return (
    <div className="grid grid-cols-1 gap-5">
      <DaysForm label="Act, admin or id" search={{ query: words, from, to }} onSearch={narrow} />
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={isNarrowed ? notFound : empty}>
        {({ entries, total, totalPages, page: shown }) => (
          <div className="grid gap-4">
            <PanelBar text={`${writeNumber(total)} ${total === 1 ? 'act' : 'acts'}, newest first`}>
              <FileLink of="the acts found" path="/api/admin/audit.csv" query={{ query: words, from, to }} />
            </PanelBar>
            <Table caption="Acts of admins, newest first" captionHidden stacked>
              <HeaderRow labels={['When', 'Who', 'What', 'Before and after']} />
              <tbody>
                {entries.map((entry) => (
                  <tr key={entry.id}>
                    <Cell label="When" className="whitespace-nowrap">
                      {writeMinute(entry.createdAt)}
                    </Cell>
                    <Cell label="Who">
                      <bdi>{entry.adminName}</bdi>
                    </Cell>
                    <Cell label="What" className="sm:min-w-48">
                      <span className="block">{entry.act}</span>
                      <AuditSubject entry={entry} />
                    </Cell>
                    <Cell label="Before and after" className="w-full [overflow-wrap:anywhere]">
                      <Changes entry={entry} />
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
            <Pagination
              page={shown}
              totalPages={totalPages}
              onPage={(page) => go((now) => ({ ...now, page }))}
              label="Pages of acts"
            />
          </div>
        )}
      </Panel>
    </div>
  )
}

const shownAtOnce = 2

function Changes({ entry: { act, before, after } }: { entry: AuditPage['entries'][number] }) {
  const changes = listChanges(before, after)
  const [first, rest] = [changes.slice(0, shownAtOnce), changes.slice(shownAtOnce)]
  if (changes.length === 0) return <span className="text-muted">–</span>
  return (
    <div className="grid gap-1">
      <ChangeList changes={first} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-link">
            {rest.length} more<span className="sr-only"> changed by: {act}</span>
          </summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </div>
  )
}

function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <ul className="grid gap-1">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted">{field}:</span> {before && <del className="text-muted">{before}</del>}
          {before && after && ' → '}
          {after && <ins className="font-medium no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
