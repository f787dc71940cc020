// The topics of a page as a table; on a phone each row becomes a short block.
import { Eye, Lock, MessageSquare, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { kept } from '#design/kept-markup.ts'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { countCharacters } from '#shared/text.ts'
import { previewLength, topicPath } from '../forum.rules.ts'
import type { TopicItem } from '../forum.schema.ts'
import { authorPicture } from './author-picture.ts'
import { RelativeTime, relativeTime } from './relative-time.tsx'

const columns = 'md:grid md:grid-cols-[minmax(0,1fr)_11rem_11rem] md:items-center md:gap-6'
const columnHead = 'text-start text-xs font-semibold tracking-wider text-muted'

export function TopicList({ topics }: { topics: readonly TopicItem[] }) {
  return (
    <Frame>
      {topics.map((topic) => (
        <TopicRow key={topic.id} topic={topic} ago={relativeTime(topic.lastReply?.at ?? topic.createdAt)} />
      ))}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="block w-full">
        <caption className="sr-only">Topics</caption>
        <thead className="hidden border-b border-line bg-sunken px-6 py-3 md:block">
          <tr className={columns}>
            <th scope="col" className={columnHead}>
              SUBJECT
            </th>
            <th scope="col" className={columnHead}>
              AUTHOR
            </th>
            <th scope="col" className={columnHead}>
              LAST MSG
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}

const TopicRow = kept(({ topic, ago }: { topic: TopicItem; ago: string }) => {
  const { id, title, preview, author, lastReply, isPinned, isLocked, replyCount, viewCount, createdAt } = topic
  const wasCut = countCharacters(preview) === previewLength
  return (
    <tr className={`relative flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 hover:bg-hover sm:px-6 ${columns}`}>
      <td className="block min-w-0 basis-full">
        <h2 className="flex min-w-0 items-start gap-2 font-sans text-base font-semibold tracking-normal">
          {isPinned && <Pin className="mt-1 size-4 flex-none text-accent-ink" role="img" aria-label="Pinned" />}
          {isLocked && <Lock className="mt-1 size-4 flex-none text-muted" role="img" aria-label="Locked" />}
          <SiteLink
            href={topicPath(id)}
            dir="auto"
            className="min-w-0 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </SiteLink>
        </h2>
        <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted [overflow-wrap:anywhere] md:line-clamp-1">
          {preview}
          {wasCut && '…'}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
          <Count
            icon={<MessageSquare className="size-3.5" aria-hidden="true" />}
            count={replyCount}
            one="reply"
            many="replies"
          />
          <Count icon={<Eye className="size-3.5" aria-hidden="true" />} count={viewCount} one="view" many="views" />
        </p>
      </td>
      <td className="flex min-w-0 flex-1 items-center gap-2.5">
        <Avatar name={author.username} src={authorPicture(author)} size="sm" />
        <span className="min-w-0 truncate text-sm font-medium">
          <span className="sr-only">by </span>
          <bdi>{author.username}</bdi>
        </span>
      </td>
      <td className="block min-w-0 text-end text-sm text-muted md:text-start">
        <RelativeTime time={lastReply?.at ?? createdAt} words={ago} className="font-medium text-ink" />
        <span className="block truncate">
          {lastReply ? (
            <>
              by <bdi>{lastReply.author.username}</bdi>
            </>
          ) : (
            'No replies yet'
          )}
        </span>
      </td>
    </tr>
  )
})

function Count({ icon, count, one, many }: { icon: ReactNode; count: number; one: string; many: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {icon}
      {count} {count === 1 ? one : many}
    </span>
  )
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e']

export function TopicListSkeleton() {
  return (
    <div role="status" aria-busy="true" className="divide-y divide-line rounded-lg border border-line bg-surface">
      <span className="sr-only">Loading topics</span>
      {skeletonRows.map((row) => (
        <div key={row} data-skeleton-row="" className={`grid gap-3 px-4 py-5 sm:px-6 ${columns}`}>
          <div className="grid gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  )
}
