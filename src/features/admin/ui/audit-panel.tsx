// What admins did: who, when, what, and how it was before and after.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pagination } from '#design/pagination.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import { CsvButton } from './csv-button.tsx'
import { Panel } from './panel.tsx'
import { auditQuery } from './people.api.ts'

const empty = { title: 'Nothing was done yet', text: 'Every act of an admin will stand here.' }

export function AuditPanel() {
  const [page, setPage] = useState(1)
  const query = useQuery(auditQuery(page))
  return (
    <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
      {({ entries, totalPages, page: shown }) => (
        <div className="grid gap-4">
          <CsvButton
            name="audit-log"
            of="the audit log"
            rows={entries.map(({ before, after, ...entry }) => ({
              ...entry,
              before: JSON.stringify(before ?? null),
              after: JSON.stringify(after ?? null),
            }))}
          />
          <Table caption="Acts of admins, newest first, times in UTC" stacked>
            <thead>
              <tr>
                {['When', 'Who', 'What', 'Before and after'].map((label) => (
                  <Header key={label}>{label}</Header>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <Cell label="When">{entry.createdAt.slice(0, 16).replace('T', ' ')}</Cell>
                  <Cell label="Who">
                    <bdi>{entry.adminName}</bdi>
                  </Cell>
                  <Cell label="What">{entry.act}</Cell>
                  <Cell label="Before and after" className="[overflow-wrap:anywhere]">
                    <details>
                      <summary className="min-h-6 cursor-pointer text-link">
                        Show<span className="sr-only"> {entry.act}</span>
                      </summary>
                      <code className="text-xs">
                        {JSON.stringify(entry.before)} → {JSON.stringify(entry.after)}
                      </code>
                    </details>
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
