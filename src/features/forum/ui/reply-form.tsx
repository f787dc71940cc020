// Where a reply is written; a locked topic says why there is no form.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { type Person, whyNotReply } from '../forum.rules.ts'
import { type Reply, ReplyEdit, type Topic } from '../forum.schema.ts'
import { appendQuote } from '../quote.rules.ts'
import { useFormKey, usePostReply } from './forum.api.ts'
import { standingQuery } from './forum-care.api.ts'
import { PostEditor } from './post-editor.tsx'
import { keepReplyDraft, notPosted, readReplyDraft, recallReplyDraft } from './reply-draft.ts'
import { SilencedNote } from './silenced-note.tsx'

export const editorId = 'your-reply'

/** What somebody chose to quote; a new object each time, also of the same words. */
export type Quote = { text: string }

type Props = { topic: Topic; person: Person; quote: Quote | null; onPosted: (reply: Pick<Reply, 'id'>) => void }

export function ReplyForm({ topic, person, quote, onPosted }: Props) {
  const silenced = useQuery(standingQuery).data?.silenced
  if (silenced) return <SilencedNote silenced={silenced} />
  if (whyNotReply(topic, person)) {
    return (
      <Alert title="This topic is locked">
        It takes no new replies, and stays here to be read. Is there more to say?{' '}
        <SiteLink to="/forum/new-topic" className="link">
          Start a new topic
        </SiteLink>
      </Alert>
    )
  }
  return (
    <>
      {topic.isLocked && (
        <Alert title="This topic is locked" className="mb-4">
          Members can not reply here. You can, because you look after the forum.
        </Alert>
      )}
      <WritingForm topicId={topic.id} userId={person.id} quote={quote} onPosted={onPosted} />
    </>
  )
}

function goOnWriting(): void {
  const area = document.getElementById(editorId)
  if (!(area instanceof HTMLTextAreaElement)) return
  area.focus()
  area.setSelectionRange(area.value.length, area.value.length)
  area.scrollTop = area.scrollHeight
}

type WritingProps = Pick<Props, 'quote' | 'onPosted'> & { topicId: string; userId: string }

function WritingForm({ topicId, userId, quote, onPosted }: WritingProps) {
  const formKey = useFormKey()
  const begun = { content: readReplyDraft(userId, topicId) }
  const form = useForm({ resolver: rulesOf(ReplyEdit), defaultValues: begun })
  const sent = useRef('')
  const post = usePostReply(formKey, (reply) => {
    const content = notPosted(form.getValues('content'), sent.current)
    form.reset({ content })
    keepReplyDraft(userId, topicId, content)
    formKey.renew()
    onPosted(reply)
  })
  useEffect(() => {
    const recalled = recallReplyDraft(userId, topicId)
    if (recalled && !form.getValues('content')) form.reset({ content: recalled })
    const { unsubscribe } = form.watch(({ content = '' }) => keepReplyDraft(userId, topicId, content))
    return unsubscribe
  }, [form, userId, topicId])
  const content = form.watch('content')
  const isQuoted = useRef(false)
  useEffect(() => {
    if (!quote) return
    form.setValue('content', appendQuote(form.getValues('content'), quote.text))
    isQuoted.current = true
  }, [quote, form])
  useEffect(() => {
    // When it is on the screen again: it may have given way to a preview.
    if (!isQuoted.current || content !== form.getValues('content')) return
    isQuoted.current = false
    goOnWriting()
  }, [content, form])
  const submit = form.handleSubmit(({ content }) => {
    if (post.isPending) return
    sent.current = form.getValues('content')
    post.mutate({ topicId, content }, { onError: (error) => showFieldErrors(error, form.setError) })
  })
  return (
    <Card>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <PostEditor
          id={editorId}
          label="Your reply"
          {...form.register('content')}
          text={content}
          error={form.formState.errors.content?.message}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          pending={post.isPending}
          pendingText="Posting"
        >
          Post Reply
        </Button>
      </form>
    </Card>
  )
}
