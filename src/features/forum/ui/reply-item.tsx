// One reply: linkable, edited in place, deleted after a question.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { cachedMarkup } from '#design/cached-markup.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import type { Rights } from '../forum.rules.ts'
import { type Reply, ReplyEdit } from '../forum.schema.ts'
import { EditButtons } from './edit-buttons.tsx'
import { useDeleteReply, useEditReply } from './forum.api.ts'
import { HeldNote } from './held-note.tsx'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostMeta, type PostTimes } from './post-meta.tsx'

type Props = { reply: Reply; rights: Rights; times: PostTimes }

export const ReplyItem = cachedMarkup(({ reply, rights, times }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const remove = useDeleteReply(reply.id, () => undefined)
  const anchor = `reply-${reply.id}`
  return (
    <li id={anchor} tabIndex={-1} className="reply">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <PostMeta post={reply} times={times} href={`#${anchor}`} />
        {!isEditing && (
          <PostActions
            post={{ kind: 'reply', id: reply.id }}
            rights={rights}
            warning="This can not be taken back."
            isDeleting={remove.isPending}
            onEdit={() => setEditing(true)}
            onDelete={() => remove.mutate(undefined)}
          />
        )}
      </div>
      {reply.held && <HeldNote />}
      {isEditing ? <ReplyEditForm reply={reply} onEnd={() => setEditing(false)} /> : <PostBody body={reply.body} />}
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
