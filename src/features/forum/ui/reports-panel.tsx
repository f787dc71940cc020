// The admins' queue: what members have reported, each with the post itself; keep it, or delete it and say why.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { TextAreaField } from '#design/field.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { Removal, type Report, reasonTexts } from '../report.schema.ts'
import { reportsQuery, useKeepPost, useRemovePost } from './forum-care.api.ts'
import { replyLink, topicLink } from './forum-links.ts'
import { PostMeta } from './post-meta.tsx'
import { RelativeTime } from './relative-time.tsx'

export function ReportsPanel() {
  const { data, isError, isFetching, refetch } = useQuery(reportsQuery)
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) {
    return (
      <Loading label="Loading reports">
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  if (data.total === 0) return <EmptyState title="No open reports" text="Members have nothing to complain about." />
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        {data.total} open {data.total === 1 ? 'report' : 'reports'}, oldest first
      </p>
      <ul className="grid gap-4">
        {data.reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
    </>
  )
}

function ReportCard({ report }: { report: Report }) {
  const { id, reason, text, reporter, createdAt, post } = report
  const [isRemoving, setRemoving] = useState(false)
  const keep = useKeepPost(id)
  const link = post.kind === 'reply' ? replyLink(post.topicId, post.id) : topicLink(post.topicId)
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="amber">{reasonTexts[reason]}</Badge>
        <span className="text-muted">
          reported by <bdi className="font-semibold text-ink">{reporter.username}</bdi>{' '}
          <RelativeTime time={createdAt} />
        </span>
      </div>
      {text && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>}
      <div className="grid gap-3 rounded-md border border-line bg-sunken p-4">
        <PostMeta post={{ ...post, updatedAt: post.createdAt }} />
        <p className="text-sm">
          {post.kind === 'reply' ? 'Reply in ' : 'Topic '}
          <SiteLink {...link} className="link font-semibold [overflow-wrap:anywhere]">
            {post.topicTitle}
          </SiteLink>
        </p>
        <p className="max-h-60 overflow-y-auto text-sm [overflow-wrap:anywhere] whitespace-pre-line">{post.content}</p>
      </div>
      {isRemoving ? (
        <RemovalForm id={id} onEnd={() => setRemoving(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" pending={keep.isPending} pendingText="Keeping" onClick={() => keep.mutate()}>
            Keep post
          </Button>
          <Button variant="danger" onClick={() => setRemoving(true)}>
            Delete post
          </Button>
        </div>
      )}
    </Card>
  )
}

function RemovalForm({ id, onEnd }: { id: string; onEnd: () => void }) {
  const form = useForm({ resolver: zodResolver(Removal), defaultValues: { reason: '' } })
  const remove = useRemovePost(id, onEnd)
  const submit = form.handleSubmit((removal) => remove.mutate(removal))
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label="Reason"
        required
        autoFocus
        rows={3}
        hint="It is mailed to the author."
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={remove.isPending} pendingText="Deleting">
          Delete and tell the author
        </Button>
        <Button variant="outline" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
