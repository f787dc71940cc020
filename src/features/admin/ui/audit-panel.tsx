// What admins did: who, when, what, and how it was before and after.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pagination } from '#design/pagination.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import type { AuditPage } from '../admin.schema.ts'
import { type Change, listChanges } from './act-changes.ts'
import { CsvButton } from './csv-button.tsx'
import { Panel, PanelBar } from './panel.tsx'
import { auditQuery } from './people.api.ts'
import { writeMinute } from './writing.ts'

const empty = { title: 'Nothing was done yet', text: 'Every act of an admin will stand here.' }

export function AuditPanel() {
  const [page, setPage] = useState(1)
  const query = useQuery(auditQuery(page))
  return (
    <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
      {({ entries, total, totalPages, page: shown }) => (
        <div className="grid gap-4">
          <PanelBar text={`${writeNumber(total)} ${total === 1 ? 'act' : 'acts'}, newest first`}>
            <CsvButton
              name="audit-log"
              of="the acts shown"
              rows={entries.map(({ before, after, ...entry }) => ({
                ...entry,
                before: JSON.stringify(before ?? null),
                after: JSON.stringify(after ?? null),
              }))}
            />
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
                    {entry.act}
                    {entry.subjectName && (
                      <bdi className="block text-muted [overflow-wrap:anywhere]">{entry.subjectName}</bdi>
                    )}
                  </Cell>
                  <Cell label="Before and after" className="w-full [overflow-wrap:anywhere]">
                    <Changes entry={entry} />
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          <Pagination page={shown} totalPages={totalPages} onPage={setPage} label="Pages of acts" />
        </div>
      )}
    </Panel>
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
