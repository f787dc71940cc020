// One reply: linkable, edited in place, deleted after a question.
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Badge } from '#design/badge.tsx'
import { cachedMarkup } from '#design/cached-markup.ts'
import { CircleCheck } from '#design/icons.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { isEdited, type Rights } from '../forum.rules.ts'
import { type Reply, ReplyEdit } from '../forum.schema.ts'
import { writeQuote } from '../quote.rules.ts'
import { undoable } from '../undo.rules.ts'
import { AnswerButton } from './answer-button.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { useDeleteReply, useEditReply } from './forum.api.ts'
import { replyLink } from './forum-links.ts'
import { HeldNote } from './held-note.tsx'
import { PostActions } from './post-actions.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostMeta, type PostTimes } from './post-meta.tsx'
import { PostText } from './post-text.tsx'
import { EditsButton, SplitButton } from './reply-care.tsx'
import { selectionIn } from './selection-in.ts'
import type { OfferUndo } from './undo.api.ts'

type Props = {
  reply: Reply
  rights: Rights
  times: PostTimes
  isAnswer?: boolean
  /** Whether the reader may say that it is the answer. */
  mayAnswer?: boolean
  /** The first that was not there at the last visit. */
  isFirstUnread?: boolean
  /** For those who look after the forum: it and the replies after it on the page. */
  onwardIds?: readonly string[] | undefined
  onSplit?: ((topic: { id: string }) => void) | undefined
  /** For them as well, of what they do to somebody else's words. */
  offerUndo?: OfferUndo | undefined
  /** Whether the topic is the reader's own. */
  isOwnTopic?: boolean
  /** Whether the reader can answer. Said apart: markup is remembered by what can be told apart, and no function can. */
  mayQuote?: boolean
  onQuote?: ((quote: string) => void) | undefined
}

export const ReplyItem = cachedMarkup((props: Props) => {
  const { reply, rights, times, isAnswer = false, mayAnswer = false, isFirstUnread = false } = props
  const { onwardIds, onSplit, mayQuote = false, onQuote, offerUndo, isOwnTopic = false } = props
  const [isEditing, setEditing] = useState<boolean | null>(null)
  const isModeration = offerUndo !== undefined && !rights.mayEdit
  const remove = useDeleteReply(reply.id, () =>
    isModeration ? offerUndo('Reply deleted', { post: reply.id, kind: 'delete' }) : 'Reply deleted',
  )
  const text = useRef<HTMLDivElement>(null)
  const { id, topicId, content, author } = reply
  const quote = () =>
    onQuote?.(writeQuote({ topicId, replyId: id, username: author.username, content }, selectionIn(text.current)))
  return (
    <li id={`reply-${id}`} tabIndex={-1} className="reply">
      {isFirstUnread && <p className="reply-news">New since your last visit</p>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <PostMeta post={reply} times={times} link={replyLink(topicId, id)} />
        {isAnswer && (
          <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
            Answer
          </Badge>
        )}
      </div>
      {reply.held && <HeldNote />}
      {isEditing ? (
        <ReplyEditForm reply={reply} onEnd={() => setEditing(false)} />
      ) : (
        <>
          <PostText content={content} body={reply.body} textRef={text} />
          <div className="-mx-3 -mb-3">
            <PostActions
              post={{ kind: 'reply', id }}
              rights={rights}
              thanks={reply.thanks}
              warning={isModeration ? undoable : 'This can not be taken back.'}
              isDeleting={remove.isPending}
              onQuote={mayQuote && !reply.held ? quote : undefined}
              onEdit={() => setEditing(true)}
              isBackFromEdit={isEditing === false}
              onDelete={() => remove.mutate(undefined)}
            >
              {mayAnswer && !reply.held && (
                <AnswerButton
                  topicId={topicId}
                  replyId={id}
                  isAnswer={isAnswer}
                  offerUndo={isOwnTopic ? undefined : offerUndo}
                />
              )}
              {onwardIds && isEdited(reply) && <EditsButton postId={id} />}
              {onwardIds && onSplit && !reply.held && (
                <SplitButton topicId={topicId} replyIds={onwardIds} onSplit={onSplit} />
              )}
            </PostActions>
          </div>
        </>
      )}
    </li>
  )
})

function ReplyEditForm({ reply, onEnd }: { reply: Reply; onEnd: () => void }) {
  const form = useForm({ resolver: rulesOf(ReplyEdit), defaultValues: { content: reply.content } })
  const edit = useEditReply(reply.id, onEnd)
  const submit = form.handleSubmit(({ content }) =>
    edit.mutate(content, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <UnsavedChanges isUnsaved={form.formState.isDirty} />
      <PostEditor
        label="Edit reply"
        autoFocus
        {...form.register('content')}
        text={form.watch('content')}
        error={form.formState.errors.content?.message}
      />
      <EditButtons isSaving={edit.isPending} onCancel={onEnd} />
    </form>
  )
}
