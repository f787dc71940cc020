// Makes a topic of its own of a reply, alone or with those after it on the page.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { DialogButtons } from '#design/dialog-buttons.tsx'
import { TextField } from '#design/field.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import type { Topic } from '../forum.schema.ts'
import { SplitForm } from '../moderation.schema.ts'
import { useSplitTopic } from './moderation.api.ts'

type Props = {
  topicId: string
  /** The reply, and those after it on the page. */
  replyIds: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onSplit: (topic: Pick<Topic, 'id'>) => void
}

const Title = SplitForm.pick({ title: true })

export function SplitDialog({ topicId, replyIds, open, onOpenChange, onSplit }: Props) {
  const [withLater, setWithLater] = useState(false)
  const form = useForm({ resolver: rulesOf(Title), defaultValues: { title: '' } })
  const split = useSplitTopic(topicId, onSplit)
  const later = replyIds.length - 1
  const submit = form.handleSubmit(({ title }) =>
    split.isPending
      ? undefined
      : split.mutate(
          { title, replyIds: withLater ? [...replyIds] : replyIds.slice(0, 1) },
          { onError: (error) => showFieldErrors(error, form.setError) },
        ),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Make a topic of this reply"
      description="Its author opens the new topic. Merging it into this one again undoes it."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="What the new topic is called"
          required
          dir="auto"
          autoComplete="off"
          {...form.register('title')}
          error={form.formState.errors.title?.message}
        />
        {later > 0 && (
          <Checkbox
            label={later === 1 ? 'With the reply after it' : `With the ${later} replies after it on this page`}
            checked={withLater}
            onChange={(event) => setWithLater(event.target.checked)}
          />
        )}
        <DialogButtons onCancel={() => onOpenChange(false)} pending={split.isPending} pendingText="Making the topic">
          Make the topic
        </DialogButtons>
      </form>
    </Dialog>
  )
}
