// A post as moderators see it in a queue: who, where, and every word as it was typed.
import { SiteLink } from '#design/site-link.tsx'
import { useClock } from '#http/client/use-clock.ts'
import type { Report } from '../report.schema.ts'
import { replyLink, topicLink } from './forum-links.ts'
import { PostMeta, timesOf } from './post-meta.tsx'

export function PostExcerpt({ post }: { post: Report['post'] }) {
  const shown = { ...post, updatedAt: post.createdAt }
  const times = timesOf(shown, useClock())
  const link = post.kind === 'reply' ? replyLink(post.topicId, post.id) : topicLink(post.topicId)
  return (
    <div className="grid gap-3 rounded-md border border-line bg-sunken p-4">
      <PostMeta post={shown} times={times} />
      <p className="text-sm">
        {post.kind === 'reply' ? 'Reply in ' : 'Topic '}
        <SiteLink {...link} className="link font-semibold [overflow-wrap:anywhere]">
          {post.topicTitle}
        </SiteLink>
      </p>
      <p className="max-h-60 overflow-y-auto text-sm [overflow-wrap:anywhere] whitespace-pre-line">{post.content}</p>
    </div>
  )
}
