// Who wrote a post, when, and whether it was changed since.
import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { Badge } from '#design/badge.tsx'
import { SiteLink, type SiteTarget } from '#design/site-link.tsx'
import { isEdited } from '../forum.rules.ts'
import type { Author } from '../forum.schema.ts'
import { authorPicture } from './author-picture.ts'
import { personLink } from './forum-links.ts'
import { relativeTime, WrittenTime } from './relative-time.tsx'

type Post = { author: Author; createdAt: string; updatedAt: string }

/** How long ago a post was written and changed, in words. */
export type PostTimes = { written: string; edited: string }

export function timesOf({ createdAt, updatedAt }: Omit<Post, 'author'>, now: number): PostTimes {
  return { written: relativeTime(createdAt, now), edited: relativeTime(updatedAt, now) }
}

type Props = {
  post: Post
  times: PostTimes
  /** The time leads here: the post's own address. */
  link?: SiteTarget
  children?: ReactNode
}

export function PostMeta({ post, times, link, children }: Props) {
  const time = <WrittenTime time={post.createdAt} words={times.written} />
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={post.author.username} src={authorPicture(post.author)} size="md" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">
          <SiteLink {...personLink(post.author.username)} className="inline-flex min-h-6 items-center hover:underline">
            <bdi>{post.author.username}</bdi>
          </SiteLink>
          {post.author.team && (
            <Badge tone="teal" className="ml-2">
              Team
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {link ? (
            <SiteLink {...link} className="inline-flex min-h-6 items-center hover:underline" title="Link to this reply">
              {time}
            </SiteLink>
          ) : (
            time
          )}
          {isEdited(post) && (
            <span>
              edited <WrittenTime time={post.updatedAt} words={times.edited} />
            </span>
          )}
          {children}
        </p>
      </div>
    </div>
  )
}
