// The topics of a page as a table; on a phone each row becomes a short block.

import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { Badge } from '#design/badge.tsx'
import { cachedMarkup } from '#design/cached-markup.ts'
import { BubbleIcon, CircleCheck, EyeIcon, Heart, Lock, Pin } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useClock } from '#http/client/use-clock.ts'
import { countCharacters } from '#shared/text.ts'
import type { Category } from '../category.schema.ts'
import { previewLength } from '../forum.rules.ts'
import type { TopicItem } from '../forum.schema.ts'
import { authorPicture } from './author-picture.ts'
import { type CategoryLook, CategoryMark, lookOf } from './category-mark.tsx'
import { topicLink } from './forum-links.ts'
import { relativeTime, WrittenTime } from './relative-time.tsx'

const columnHead = 'text-start text-xs font-semibold tracking-wider text-muted'

type Props = { topics: readonly TopicItem[]; categories?: readonly Category[] | undefined }

export function TopicList({ topics, categories }: Props) {
  const now = useClock()
  return (
    <Frame>
      {topics.map((topic) => (
        <TopicRow
          key={topic.id}
          topic={topic}
          category={lookOf(categories, topic.category)}
          ago={relativeTime(topic.lastReply?.at ?? topic.createdAt, now)}
        />
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
          <tr className="topic-columns">
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

type RowProps = { topic: TopicItem; category: CategoryLook | null; ago: string }

const TopicRow = cachedMarkup(({ topic, category, ago }: RowProps) => {
  const { id, title, preview, author, lastReply, isPinned, isLocked, replyCount, viewCount, createdAt } = topic
  const { answerId, thanks, unread } = topic
  const wasCut = countCharacters(preview) === previewLength
  return (
    <tr className="topic-row topic-columns">
      <td className="block min-w-0 basis-full">
        <h2>
          {isPinned && <Pin className="mt-1 size-4 flex-none text-accent-ink" role="img" aria-label="Pinned" />}
          {isLocked && <Lock className="mt-1 size-4 flex-none text-muted" role="img" aria-label="Locked" />}
          <SiteLink {...topicLink(id)} dir="auto">
            {title}
          </SiteLink>
        </h2>
        <p dir="auto" className="topic-preview">
          {wasCut ? `${preview}…` : preview}
        </p>
        <p className="topic-counts">
          {unread > 0 && <span className="topic-unread">{`${unread} unread`}</span>}
          {category && <CategoryMark category={category} />}
          {answerId && (
            <span className="text-green-ink">
              <CircleCheck aria-hidden="true" />
              Answered
            </span>
          )}
          <span>
            <BubbleIcon />
            {`${replyCount} ${replyCount === 1 ? 'reply' : 'replies'}`}
          </span>
          <span>
            <EyeIcon />
            {`${viewCount} ${viewCount === 1 ? 'view' : 'views'}`}
          </span>
          {thanks.count > 0 && (
            <span>
              <Heart aria-hidden="true" />
              {`${thanks.count} thanks`}
            </span>
          )}
        </p>
      </td>
      <td className="topic-author">
        <Avatar name={author.username} src={authorPicture(author)} size="sm" />
        <span>
          <span className="sr-only">by </span>
          <bdi>{author.username}</bdi>
          {author.team && <Badge tone="teal">Team</Badge>}
        </span>
      </td>
      <td className="topic-last">
        <WrittenTime time={lastReply?.at ?? createdAt} words={ago} />
        <span>
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

const skeletonRows = ['a', 'b', 'c', 'd', 'e']

export function TopicListSkeleton() {
  return (
    <div role="status" aria-busy="true" className="divide-y divide-line rounded-lg border border-line bg-surface">
      <span className="sr-only">Loading topics</span>
      {skeletonRows.map((row) => (
        <div key={row} data-skeleton-row="" className="topic-columns grid gap-3 px-4 py-5 sm:px-6">
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
