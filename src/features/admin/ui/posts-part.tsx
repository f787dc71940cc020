// All posts of one person, newest first, with what waits and what was removed.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Pagination } from '#design/pagination.tsx'
import { Panel } from '#design/panel.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { writeMinute } from '#shared/write-minute.ts'
import type { PersonPost } from '../conduct.schema.ts'
import { postsQuery } from './conduct.api.ts'

const empty = { title: 'No posts', text: 'This person has written nothing in the forum.' }

export function PostsPart({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const query = useQuery(postsQuery(id, page))
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg">Posts</h3>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ posts, total, page: shown, totalPages }) => (
          <>
            <p className="text-sm text-muted">
              {writeNumber(total)} {total === 1 ? 'post' : 'posts'}, newest first
            </p>
            <ul className="divide-y divide-line text-sm">
              {posts.map((post) => (
                <PostLine key={post.id} post={post} />
              ))}
            </ul>
            <Pagination page={shown} totalPages={totalPages} onPage={setPage} label="Pages of posts" />
          </>
        )}
      </Panel>
    </section>
  )
}

function PostLine({ post: { kind, id, topicId, title, preview, state, createdAt } }: { post: PersonPost }) {
  const reply = kind === 'reply' ? { search: { reply: id }, hash: `reply-${id}` } : {}
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-muted">{kind === 'reply' ? 'Reply in' : 'Topic'}</span>
        {state === 'removed' ? (
          <bdi className="font-semibold [overflow-wrap:anywhere]">{title}</bdi>
        ) : (
          <SiteLink
            to="/forum/topics/$topicId"
            params={{ topicId }}
            {...reply}
            dir="auto"
            className="link font-semibold [overflow-wrap:anywhere]"
          >
            {title}
          </SiteLink>
        )}
        {state === 'held' && <Badge tone="amber">Waits to be looked at</Badge>}
        {state === 'removed' && <Badge tone="red">Removed</Badge>}
      </p>
      <p dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
        {preview}
      </p>
      <p className="text-muted">{writeMinute(createdAt)}</p>
    </li>
  )
}
