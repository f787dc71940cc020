// /forum/new-topic: title and content; what is typed survives a reload until it is posted.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button, buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { ArrowLeft } from '#design/icons.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { SelectField } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { defaultCategory } from '../category.schema.ts'
import { type Topic, TopicDraft } from '../forum.schema.ts'
import { useCreateTopic, useFormKey } from './forum.api.ts'
import { standingQuery } from './forum-care.api.ts'
import { PostEditor } from './post-editor.tsx'
import { SilencedNote } from './silenced-note.tsx'
import { categoriesQuery } from './taking-part.api.ts'
import { dropTopicDraft, keepTopicDraft, readTopicDraft } from './topic-draft.ts'

type Props = { userId: string; onCreated: (topic: Pick<Topic, 'id'>) => void }

export function NewTopicPage({ userId, onCreated }: Props) {
  const silenced = useQuery(standingQuery).data?.silenced
  return (
    <div className="page-width max-w-4xl! py-10 md:py-14">
      <PageHeading
        eyebrow={
          <SiteLink to="/forum" className="inline-flex min-h-11 items-center gap-2 hover:underline">
            <ArrowLeft className="size-4" aria-hidden="true" />
            Forum
          </SiteLink>
        }
        title="New Topic"
      />
      <div className="mt-8">
        {silenced ? <SilencedNote silenced={silenced} /> : <TopicForm userId={userId} onCreated={onCreated} />}
      </div>
    </div>
  )
}

const empty = { title: '', content: '', category: defaultCategory }

function TopicForm({ userId, onCreated }: Props) {
  const formKey = useFormKey()
  const form = useForm({ resolver: rulesOf(TopicDraft), defaultValues: empty })
  const { data: known } = useQuery(categoriesQuery)
  const create = useCreateTopic(formKey, (topic) => {
    dropTopicDraft()
    onCreated(topic)
  })
  const { errors } = form.formState
  const content = form.watch('content')

  useEffect(() => {
    const draft = readTopicDraft(userId)
    if (draft) form.reset({ ...empty, ...draft })
    const { unsubscribe } = form.watch(({ title = '', content: text = '', category }) =>
      keepTopicDraft(userId, { title, content: text, category }),
    )
    return unsubscribe
  }, [form, userId])

  const submit = form.handleSubmit((values) =>
    create.isPending || create.isSuccess
      ? undefined
      : create.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <Card padding="lg">
      <form noValidate method="post" onSubmit={submit} className="grid gap-6">
        <TextField
          label="Title"
          required
          dir="auto"
          autoComplete="off"
          {...form.register('title')}
          error={errors.title?.message}
          hint="A question or a sentence that says what it is about."
        />
        {known && (
          <SelectField
            label="Category"
            options={known.categories.map(({ slug, name }) => ({ value: slug, label: name }))}
            {...form.register('category')}
            error={errors.category?.message}
          />
        )}
        <PostEditor
          label="Content"
          rows={10}
          {...form.register('content')}
          text={content}
          error={errors.content?.message}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <SiteLink to="/forum" className={buttonClasses({ variant: 'outline' })}>
            Cancel
          </SiteLink>
          <Button type="submit" variant="primary" pending={create.isPending} pendingText="Creating the topic">
            Create Topic
          </Button>
        </div>
      </form>
    </Card>
  )
}
