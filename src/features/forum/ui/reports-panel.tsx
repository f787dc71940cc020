// The admins' queue: what members have reported, each with the post itself; keep it, or delete it and say why.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Panel } from '#design/panel.tsx'
import type { Author } from '../forum.schema.ts'
import { type Report, reasonTexts } from '../report.schema.ts'
import { reportsQuery } from './forum-care.api.ts'
import { NotesButton } from './notes-button.tsx'
import { PostExcerpt } from './post-excerpt.tsx'
import { useKeepPost, useRemovePost } from './queue.api.ts'
import { QueueFrame } from './queue-frame.tsx'
import { RelativeTime } from './relative-time.tsx'
import { RemovalForm } from './removal-form.tsx'

type Props = {
  /** What else can be done about the author; other features know. */
  about: (author: Author) => ReactNode
}

const empty = { title: 'No open reports', text: 'Members have nothing to complain about.' }

export function ReportsPanel({ about }: Props) {
  const query = useQuery(reportsQuery)
  return (
    <QueueFrame label="Open reports">
      <Panel query={query} loading="Loading reports" isEmpty={({ total }) => total === 0} empty={empty}>
        {({ reports, total }) => (
          <>
            <p className="mb-4 text-sm text-muted">
              {total} open {total === 1 ? 'report' : 'reports'}, oldest first
            </p>
            <ul className="grid gap-4">
              {reports.map((report) => (
                <ReportCard key={report.id} report={report} about={about} />
              ))}
            </ul>
          </>
        )}
      </Panel>
    </QueueFrame>
  )
}

function ReportCard({ report, about }: Props & { report: Report }) {
  const { id, reason, text, reporter, createdAt, post } = report
  const [isRemoving, setRemoving] = useState<boolean | null>(null)
  const keep = useKeepPost(report)
  const remove = useRemovePost(report, () => setRemoving(false))
  return (
    <Card as="li" id={`row-${id}`} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="amber">{reasonTexts[reason]}</Badge>
        <span className="wrap-anywhere text-muted">
          reported by <bdi className="font-semibold text-ink">{reporter.username}</bdi>{' '}
          <RelativeTime time={createdAt} />
        </span>
      </div>
      {text && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>}
      <PostExcerpt post={post} />
      {isRemoving ? (
        <RemovalForm
          submitText="Delete and tell the author"
          isPending={remove.isPending}
          onSubmit={remove.mutate}
          onEnd={() => setRemoving(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" pending={keep.isPending} pendingText="Keeping" onClick={() => keep.mutate()}>
            Keep post
          </Button>
          <Button variant="danger" autoFocus={isRemoving === false} onClick={() => setRemoving(true)}>
            Delete post
          </Button>
          <NotesButton topicId={post.topicId} count={post.noteCount} />
          {about(post.author)}
        </div>
      )}
    </Card>
  )
}
