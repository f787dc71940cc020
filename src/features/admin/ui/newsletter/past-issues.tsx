// Past issues and their numbers: how many were sent, came back, and made somebody leave.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import { mondayOf } from '#features/newsletter/newsletter.rules.ts'
import type { Issue } from '#features/newsletter/newsletter.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { issueVisitsQuery } from '../admin.api.ts'
import { CsvButton } from '../csv-button.tsx'
import { denseTable } from '../dense-table.ts'
import { statusLooks } from './issue-status.ts'
import { IssueWay } from './issue-way.tsx'
import { PastIssueDialog } from './past-issue-dialog.tsx'

const numbers = [
  ['Readers', 'recipients'],
  ['Sent', 'sent'],
  ['Waiting', 'waiting'],
  ['Undelivered', 'undelivered'],
  ['Bounced', 'bounced'],
  ['Unsubscribed', 'unsubscribed'],
] as const satisfies [string, keyof Issue][]

export function PastIssues({ issues }: { issues: Issue[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const visits = useQuery(issueVisitsQuery)
  const visitsOf = ({ week }: Issue) => visits.data?.issues.find((each) => each.week === week)?.visits ?? 0
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="past-issues">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="past-issues" className="text-xl">
          Past issues
        </h2>
        <CsvButton
          name="newsletter-issues"
          of="past issues"
          rows={issues.map((issue) => ({ ...toRow(issue), visits: visitsOf(issue) }))}
        />
      </div>
      {issues.length === 0 ? (
        <EmptyState title="No issue yet" text="The numbers of every issue will stand here." />
      ) : (
        <Table caption="Issues of the last half year, newest first" captionHidden stacked className={denseTable}>
          <thead>
            <tr>
              <Header>Monday</Header>
              <Header>Status</Header>
              {numbers.map(([label]) => (
                <Header key={label} align="end">
                  {label}
                </Header>
              ))}
              <Header align="end">Visits</Header>
            </tr>
          </thead>
          <tbody>
            {issues.map((issue) => (
              <tr key={issue.week}>
                <Cell label="Monday" className="whitespace-nowrap">
                  {issue.canBeRead ? (
                    <button type="button" className="link min-h-6" onClick={() => setOpened(issue.week)}>
                      <span className="sr-only">Read the issue of </span>
                      {mondayOf(issue.week)}
                    </button>
                  ) : (
                    mondayOf(issue.week)
                  )}
                </Cell>
                <Cell label="Status">
                  <span className="inline-flex flex-wrap items-center gap-2">
                    <Badge tone={statusLooks[issue.status].tone}>{statusLooks[issue.status].label}</Badge>
                    <IssueWay issue={issue} />
                  </span>
                </Cell>
                {numbers.map(([label, name]) => (
                  <Cell key={label} label={label} cellAlign="end" className="tabular-nums">
                    {issue.status === 'skipped' ? '–' : writeNumber(issue[name])}
                  </Cell>
                ))}
                <Cell label="Visits" cellAlign="end" className="tabular-nums">
                  {issue.status === 'skipped' || !visits.data ? '–' : writeNumber(visitsOf(issue))}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="max-w-read text-sm text-muted">
        Visits came by a link of the issue and are counted in sum: only those of readers who agreed to be counted on the
        site, and nobody knows whose. Whether a letter was opened is not counted at all.
      </p>
      {opened && <PastIssueDialog week={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

function toRow({ week, status, sentAt, recipients, sent, waiting, undelivered, bounced, unsubscribed }: Issue) {
  return { week, status, sentAt, recipients, sent, waiting, undelivered, bounced, unsubscribed }
}
