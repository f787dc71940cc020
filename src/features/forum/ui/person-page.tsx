// /people/{username}: who somebody is in the forum: since when, what they say of themselves, what they wrote.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { Badge } from '#design/badge.tsx'
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { ArrowLeft } from '#design/icons.tsx'
import { NotFoundScreen } from '#design/not-found-screen.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, Skeleton, SkeletonText } from '#design/skeleton.tsx'
import { errorText, isMissing } from '#http/client/call-api.ts'
import { writeDay } from '#shared/plain-writing.ts'
import type { ForumPerson } from '../person.schema.ts'
import { authorPicture } from './author-picture.ts'
import { listLink, topicLink } from './forum-links.ts'
import { RelativeTime } from './relative-time.tsx'
import { personQuery } from './taking-part.api.ts'

type Props = {
  username: string
  isMe: boolean
  /** What the team notes and decides about somebody; other features know. */
  about?: ((person: ForumPerson) => ReactNode) | undefined
}

export function PersonPage({ username, isMe, about }: Props) {
  const { data, error, isFetching, refetch } = useQuery(personQuery(username))
  if (isMissing(error)) return <PersonNotFound />
  return (
    <div className="page-width max-w-4xl! py-8 md:py-12">
      <SiteLink
        to="/forum"
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-link hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Forum
      </SiteLink>
      {data ? (
        <Person person={data} isMe={isMe} about={about} />
      ) : error ? (
        <ErrorState text={errorText(error, '')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading the page">
          <Card padding="lg" className="grid gap-6">
            <Skeleton className="h-10 w-48" />
            <SkeletonText lines={4} />
          </Card>
        </Loading>
      )}
    </div>
  )
}

function Person({ person, isMe, about }: Omit<Props, 'username'> & { person: ForumPerson }) {
  const { username, team, bio, berths, createdAt, topicCount, replyCount, thanksCount, topics } = person
  const facts = [
    ['Topics', topicCount],
    ['Replies', replyCount],
    ['Thanks', thanksCount],
  ] as const
  return (
    <>
      <Card padding="lg" className="grid gap-6">
        <header className="flex flex-wrap items-center gap-5">
          <Avatar name={username} src={authorPicture(person)} size="xl" />
          <div className="min-w-0">
            <h1 className="flex flex-wrap items-center gap-3 text-2xl [overflow-wrap:anywhere]">
              <bdi>{username}</bdi>
              {team && <Badge tone="teal">Team</Badge>}
            </h1>
            <p className="mt-1 text-sm text-muted">Here since {writeDay(new Date(createdAt))}</p>
          </div>
        </header>
        {bio ? (
          <p dir="auto" className="max-w-[68ch] [overflow-wrap:anywhere]">
            {bio}
          </p>
        ) : (
          isMe && <p className="text-muted">You say nothing about yourself here yet.</p>
        )}
        {berths.length > 0 && (
          <div>
            <h2 className="font-sans text-sm font-semibold text-muted">Berths held</h2>
            <ul className="mt-1 grid gap-1">
              {berths.map(({ company, work, year }) => (
                <li key={`${company} ${work} ${year}`} dir="auto" className="[overflow-wrap:anywhere]">
                  {work}, {company}, {year}
                </li>
              ))}
            </ul>
          </div>
        )}
        <dl className="grid grid-cols-3 gap-4 border-t border-line pt-5 text-sm">
          {facts.map(([name, count]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="text-xl font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
        {about && <div className="flex flex-wrap gap-3">{about(person)}</div>}
        {isMe && (
          <SiteLink to="/account" className={buttonClasses({ variant: 'outline', className: 'justify-self-start' })}>
            Change what is said here
          </SiteLink>
        )}
      </Card>
      <section aria-labelledby="latest-topics" className="mt-10">
        <h2 id="latest-topics" className="text-xl">
          Latest topics
        </h2>
        {topics.length === 0 ? (
          <EmptyState level={3} title="No topics yet" className="py-8" />
        ) : (
          <Card padding="none" className="mt-4">
            <ul className="divide-y divide-line">
              {topics.map((topic) => (
                <li key={topic.id} className="px-5 py-4">
                  <SiteLink
                    {...topicLink(topic.id)}
                    dir="auto"
                    className="font-semibold [overflow-wrap:anywhere] hover:underline"
                  >
                    {topic.title}
                  </SiteLink>
                  <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
                    <RelativeTime time={topic.createdAt} />
                    <span>
                      {topic.replyCount} {topic.replyCount === 1 ? 'reply' : 'replies'}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {topicCount > topics.length && (
          <p className="mt-4">
            <SiteLink {...listLink({ author: username })} className={buttonClasses({ variant: 'outline' })}>
              All {topicCount} topics
            </SiteLink>
          </p>
        )}
      </section>
    </>
  )
}

export function PersonNotFound() {
  return (
    <NotFoundScreen
      className="py-16 md:py-24"
      title="Nobody of this name"
      text="They may have left, or go by another name now."
      back={{ to: '/forum', label: 'Back to the forum' }}
    />
  )
}
