// The topic itself: its words, its facts, and what may be done with it; edited in place.
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { Lock, LockOpen, Pin, PinOff } from '#design/icons.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { mayUse } from '#shared/staff.ts'
import { type Person, rightsOf } from '../forum.rules.ts'
import { type Topic, TopicEdit } from '../forum.schema.ts'
import { writeQuote } from '../quote.rules.ts'
import { type CategoryLook, CategoryMark } from './category-mark.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { useDeleteTopic, useEditTopic, useLockTopic, usePinTopic } from './forum.api.ts'
import { HeldNote } from './held-note.tsx'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostMeta } from './post-meta.tsx'
import { selectionIn } from './selection-in.ts'

type Props = {
  topic: Topic
  person: Person
  category: CategoryLook | null
  onDeleted: () => void
  /** Missing where nobody can answer. */
  onQuote?: ((quote: string) => void) | undefined
}

export function TopicArticle({ topic, person, category, onDeleted, onQuote }: Props) {
  const [isEditing, setEditing] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  const { id: topicId, content, author } = topic
  const quote = () =>
    onQuote?.(writeQuote({ topicId, replyId: null, username: author.username, content }, selectionIn(text.current)))
  const remove = useDeleteTopic(topic.id, onDeleted)
  return (
    <Card as="article" padding="lg" className="grid gap-6">
      {isEditing ? (
        <TopicEditForm topic={topic} onEnd={() => setEditing(false)} />
      ) : (
        <>
          <header className="grid gap-4">
            {(category || topic.isPinned || topic.isLocked) && (
              <p className="flex flex-wrap gap-2">
                {category && <CategoryMark category={category} />}
                {topic.isPinned && (
                  <Badge tone="coral" icon={<Pin aria-hidden="true" />}>
                    Pinned
                  </Badge>
                )}
                {topic.isLocked && (
                  <Badge tone="slate" icon={<Lock aria-hidden="true" />}>
                    Locked
                  </Badge>
                )}
              </p>
            )}
            {topic.held && <HeldNote />}
            <h1 dir="auto" className="text-2xl [overflow-wrap:anywhere]">
              {topic.title}
            </h1>
            <PostMeta post={topic}>
              <span>
                {topic.viewCount} {topic.viewCount === 1 ? 'view' : 'views'}
              </span>
            </PostMeta>
          </header>
          <div ref={text}>
            <PostBody body={topic.body} />
          </div>
          <footer className="-mx-3 -mb-3 border-t border-line pt-3">
            <PostActions
              post={{ kind: 'topic', id: topic.id }}
              rights={rightsOf(person, topic)}
              thanks={topic.thanks}
              onQuote={onQuote && !topic.held ? quote : undefined}
              warning="All its replies are deleted with it. This can not be taken back."
              isDeleting={remove.isPending}
              onEdit={() => setEditing(true)}
              onDelete={() => remove.mutate(undefined)}
            >
              {mayUse(person, 'forum') && <ModeratorActions topic={topic} />}
            </PostActions>
          </footer>
        </>
      )}
    </Card>
  )
}

function ModeratorActions({ topic: { id, isPinned, isLocked } }: { topic: Topic }) {
  const pin = usePinTopic(id)
  const lock = useLockTopic(id)
  return (
    <>
      <Button variant="ghost" size="sm" pending={pin.isPending} onClick={() => pin.mutate(!isPinned)}>
        {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button variant="ghost" size="sm" pending={lock.isPending} onClick={() => lock.mutate(!isLocked)}>
        {isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
        {isLocked ? 'Unlock' : 'Lock'}
      </Button>
    </>
  )
}

function TopicEditForm({ topic, onEnd }: { topic: Topic; onEnd: () => void }) {
  const { title, content } = topic
  const form = useForm({ resolver: rulesOf(TopicEdit), defaultValues: { title, content } })
  const edit = useEditTopic(topic.id, onEnd)
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    edit.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <h1 className="sr-only">Edit topic</h1>
      <TextField
        label="Title"
        required
        dir="auto"
        autoFocus
        {...form.register('title')}
        error={errors.title?.message}
      />
      <PostEditor
        label="Content"
        rows={10}
        {...form.register('content')}
        text={form.watch('content')}
        error={errors.content?.message}
      />
      <EditButtons isSaving={edit.isPending} onCancel={onEnd} />
    </form>
  )
}
