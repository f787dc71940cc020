// The newsletter's desk: the coming issue and what to do with it, its preview, past issues, and who is not written to.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '#design/panel.tsx'
import type { Variant } from '#features/newsletter/newsletter.rules.ts'
import { deskQuery } from '#features/newsletter/ui/desk.api.ts'
import { ComingIssue } from './coming-issue.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { PastIssues } from './past-issues.tsx'
import { Suppressions } from './suppressions.tsx'

/** There is always a coming issue. */
const empty = { title: 'No issue', text: '' }

export function NewsletterPanel({ showsAddresses }: { showsAddresses: boolean }) {
  const query = useQuery(deskQuery)
  const [variant, setVariant] = useState<Variant>('member')
  return (
    <Panel query={query} isEmpty={() => false} empty={empty}>
      {({ upcoming, subscribers, suppressed, issues }) => (
        <div className="grid grid-cols-1 gap-10">
          <ComingIssue key={upcoming.week} upcoming={upcoming} subscribers={subscribers} variant={variant} />
          {/* What is sent stands among the past ones; words of a skipped one nobody gets. */}
          {upcoming.status === 'draft' && <IssuePreview variant={variant} onVariant={setVariant} />}
          <PastIssues issues={issues.filter(({ status }) => status !== 'draft')} />
          {showsAddresses && <Suppressions count={suppressed} />}
        </div>
      )}
    </Panel>
  )
}
