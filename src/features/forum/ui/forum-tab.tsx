// The forum's part of the account page: my topics, my replies, and whether the forum may write to me.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { Eye, MessageSquare } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { Switch } from '#design/switch.tsx'
import { shorten } from '../forum.rules.ts'
import type { OwnReply, OwnTopic } from '../forum.schema.ts'
import { ownRepliesQuery, ownTopicsQuery } from './forum.api.ts'
import { forumSettingsQuery, mailKindsQuery, useForumMail, useMailKinds } from './forum-care.api.ts'
import { replyLink, topicLink } from './forum-links.ts'
import { RelativeTime } from './relative-time.tsx'

type Props = { userId: string; emailVerified: boolean }

export function ForumTab({ userId, emailVerified }: Props) {
  const topics = useQuery(ownTopicsQuery(userId))
  const replies = useQuery(ownRepliesQuery(userId))
  const toForum = (
    <SiteLink to="/forum" className={buttonClasses({ variant: 'outline' })}>
      Go to the forum
    </SiteLink>
  )
  return (
    <div className="grid gap-8">
      <Card>
        <MailSwitch emailVerified={emailVerified} />
      </Card>
      <Part
        title="My Topics"
        result={topics}
        empty={<EmptyState level={3} title="No topics created" action={toForum} />}
      >
        {(list: OwnTopic[]) => list.map((topic) => <TopicLine key={topic.id} topic={topic} />)}
      </Part>
      <Part
        title="My Participation"
        result={replies}
        empty={<EmptyState level={3} title="No participation yet" action={toForum} />}
      >
        {(list: OwnReply[]) => list.map((reply) => <ReplyLine key={reply.id} reply={reply} />)}
      </Part>
    </div>
  )
}

type Result<T> = { data: T[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
type PartProps<T> = { title: string; result: Result<T>; empty: ReactNode; children: (list: T[]) => ReactNode }

function Part<T>({ title, result, empty, children }: PartProps<T>) {
  const { data, isError, isFetching, refetch } = result
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <Card padding="none" className="mt-4">
        {data ? (
          data.length > 0 ? (
            <ul className="divide-y divide-line">{children(data)}</ul>
          ) : (
            empty
          )
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading className="p-6">
            <SkeletonText lines={4} />
          </Loading>
        )}
      </Card>
    </section>
  )
}

const titleLink = 'font-semibold [overflow-wrap:anywhere] hover:underline'

function Waiting() {
  return (
    <Badge tone="amber" className="ml-2">
      Waiting to be looked at
    </Badge>
  )
}

function TopicLine({ topic }: { topic: OwnTopic }) {
  return (
    <li className="px-5 py-4">
      <SiteLink {...topicLink(topic.id)} dir="auto" className={titleLink}>
        {topic.title}
      </SiteLink>
      {topic.held && <Waiting />}
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <RelativeTime time={topic.createdAt} />
        <span className="inline-flex items-center gap-1.5">
          <MessageSquare className="size-3.5" aria-hidden="true" />
          {topic.replyCount} {topic.replyCount === 1 ? 'reply' : 'replies'}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Eye className="size-3.5" aria-hidden="true" />
          {topic.viewCount} {topic.viewCount === 1 ? 'view' : 'views'}
        </span>
      </p>
    </li>
  )
}

function ReplyLine({ reply }: { reply: OwnReply }) {
  return (
    <li className="px-5 py-4">
      <SiteLink {...replyLink(reply.topic.id, reply.id)} dir="auto" className={titleLink}>
        {reply.topic.title}
      </SiteLink>
      {reply.held && <Waiting />}
      <p dir="auto" className="mt-1 text-sm [overflow-wrap:anywhere]">
        {shorten(reply.content)}
      </p>
      <RelativeTime time={reply.createdAt} className="text-sm text-muted" />
    </li>
  )
}

function MailSwitch({ emailVerified }: { emailVerified: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(forumSettingsQuery)
  const change = useForumMail()
  const hint = emailVerified
    ? 'Replies to your topics and mentions of you, in one letter.'
    : 'Please confirm your e-mail address first: letters go to confirmed addresses only.'
  const isOn = change.isPending ? change.variables : (data?.forumMail ?? false)
  // A switch that is off would say something that nobody knows.
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div className="grid gap-4">
      <Switch
        label="E-mail me what is new in the forum, at most once a day"
        hint={hint}
        checked={isOn}
        disabled={!data}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      {isOn && <KindBoxes />}
    </div>
  )
}

/** What the letter tells of. */
function KindBoxes() {
  const { data, isError, isFetching, refetch } = useQuery(mailKindsQuery)
  const change = useMailKinds()
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  const shown = change.isPending ? change.variables : data
  return (
    <fieldset className="grid gap-2 border-l-2 border-line pl-4">
      <legend className="sr-only">What the letter tells of</legend>
      <Checkbox
        label="Replies to my topics and to those I watch"
        checked={shown.replies}
        onChange={(event) => change.mutate({ ...shown, replies: event.target.checked })}
      />
      <Checkbox
        label="Mentions of my name"
        checked={shown.mentions}
        onChange={(event) => change.mutate({ ...shown, mentions: event.target.checked })}
      />
      <Checkbox
        label="Questions about berths I said I held"
        checked={shown.questions}
        onChange={(event) => change.mutate({ ...shown, questions: event.target.checked })}
      />
    </fieldset>
  )
}
