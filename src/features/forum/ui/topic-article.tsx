// The topic itself: its words, its facts, and what may be done with it; edited in place.
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { Lock, Pin } from '#design/icons.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { useClock } from '#http/client/use-clock.ts'
import { mayUse } from '#shared/staff.ts'
import type { Category } from '../category.schema.ts'
import { isEdited, type Person, rightsOf } from '../forum.rules.ts'
import { type Topic, TopicEdit } from '../forum.schema.ts'
import { writeQuote } from '../quote.rules.ts'
import { undoable } from '../undo.rules.ts'
import { CategoryMark, lookOf } from './category-mark.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { useDeleteTopic, useEditTopic } from './forum.api.ts'
import { HeldNote } from './held-note.tsx'
import { ModeratorActions } from './moderator-actions.tsx'
import { PostActions } from './post-actions.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostMeta, timesOf } from './post-meta.tsx'
import { PostText } from './post-text.tsx'
import { EditsButton } from './reply-care.tsx'
import { selectionIn } from './selection-in.ts'
import type { OfferUndo } from './undo.api.ts'

type Props = {
  topic: Topic
  person: Person
  categories: readonly Category[] | undefined
  onDeleted: () => void
  /** To another topic, of which this one has become a part. */
  onMoved: (topic: Pick<Topic, 'id'>) => void
  /** Missing where nobody can answer. */
  onQuote?: ((quote: string) => void) | undefined
  /** For those who look after the forum. */
  offerUndo?: OfferUndo | undefined
}

export function TopicArticle({ topic, person, categories, onDeleted, onMoved, onQuote, offerUndo }: Props) {
  const category = lookOf(categories, topic.category)
  const times = timesOf(topic, useClock())
  const [isEditing, setEditing] = useState<boolean | null>(null)
  const text = useRef<HTMLDivElement>(null)
  const { id: topicId, content, author } = topic
  const quote = () =>
    onQuote?.(writeQuote({ topicId, replyId: null, username: author.username, content }, selectionIn(text.current)))
  const rights = rightsOf(person, topic)
  const isModeration = offerUndo !== undefined && !rights.mayEdit
  const remove = useDeleteTopic(topic.id, onDeleted, () =>
    isModeration ? offerUndo('Topic deleted', { post: topic.id, kind: 'delete' }) : 'Topic deleted',
  )
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
            <PostMeta post={topic} times={times}>
              <span>
                {topic.viewCount} {topic.viewCount === 1 ? 'view' : 'views'}
              </span>
            </PostMeta>
          </header>
          <PostText content={content} body={topic.body} textRef={text} />
          <footer className="-mb-3 border-t border-line pt-3">
            <div className="-mx-3">
              <PostActions
                post={{ kind: 'topic', id: topic.id }}
                rights={rights}
                thanks={topic.thanks}
                onQuote={onQuote && !topic.held ? quote : undefined}
                warning={`All its replies are deleted with it. ${isModeration ? undoable : 'This can not be taken back.'}`}
                // Also until the list is there: what is gone can't be deleted once more.
                isDeleting={remove.isPending || remove.isSuccess}
                onEdit={() => setEditing(true)}
                isBackFromEdit={isEditing === false}
                onDelete={() => remove.mutate(undefined)}
              >
                {mayUse(person, 'forum') && (
                  <>
                    <ModeratorActions topic={topic} categories={categories} onMerged={onMoved} />
                    {isEdited(topic) && <EditsButton postId={topic.id} />}
                  </>
                )}
              </PostActions>
            </div>
          </footer>
        </>
      )}
    </Card>
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
      <UnsavedChanges isUnsaved={form.formState.isDirty} />
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
