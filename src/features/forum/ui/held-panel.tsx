// Posts that wait to be looked at: show them to everybody, or remove them and say why.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Panel } from '#design/panel.tsx'
import type { Author } from '../forum.schema.ts'
import type { HeldPost } from '../held-post.schema.ts'
import { heldPostsQuery } from './forum-care.api.ts'
import { NotesButton } from './notes-button.tsx'
import { PostExcerpt } from './post-excerpt.tsx'
import { useRemoveHeldPost, useShowHeldPost } from './queue.api.ts'
import { QueueFrame } from './queue-frame.tsx'
import { RemovalForm } from './removal-form.tsx'

type Props = {
  /** What else can be done about the author; other features know. */
  about: (author: Author) => ReactNode
}

const empty = { title: 'Nothing waits', text: 'First posts of new people that hold a link come here first.' }

export function HeldPanel({ about }: Props) {
  const query = useQuery(heldPostsQuery)
  return (
    <QueueFrame label="Posts that wait">
      <Panel query={query} loading="Loading waiting posts" isEmpty={({ total }) => total === 0} empty={empty}>
        {({ posts, total }) => (
          <>
            <p className="mb-4 text-sm text-muted">
              {total} {total === 1 ? 'post waits' : 'posts wait'}, oldest first. Only their authors and the team see
              them.
            </p>
            <ul className="grid gap-4">
              {posts.map((post) => (
                <HeldCard key={post.id} post={post} about={about} />
              ))}
            </ul>
          </>
        )}
      </Panel>
    </QueueFrame>
  )
}

function HeldCard({ post, about }: Props & { post: HeldPost }) {
  const [isRemoving, setRemoving] = useState<boolean | null>(null)
  const show = useShowHeldPost(post)
  const remove = useRemoveHeldPost(post.id, () => setRemoving(false))
  return (
    <Card as="li" id={`row-${post.id}`} className="grid gap-4">
      <PostExcerpt post={post} />
      {isRemoving ? (
        <RemovalForm
          submitText="Remove and tell the author"
          isPending={remove.isPending}
          onSubmit={remove.mutate}
          onEnd={() => setRemoving(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" pending={show.isPending} pendingText="Showing" onClick={() => show.mutate()}>
            Show to everybody
          </Button>
          <Button variant="danger" autoFocus={isRemoving === false} onClick={() => setRemoving(true)}>
            Remove post
          </Button>
          <NotesButton topicId={post.topicId} count={post.noteCount} />
          {about(post.author)}
        </div>
      )}
    </Card>
  )
}
