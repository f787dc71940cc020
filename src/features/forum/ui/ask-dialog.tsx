// One question to somebody who held a berth; it becomes a topic of the forum.
import { useForm } from 'react-hook-form'
import { Dialog } from '#design/dialog.tsx'
import { DialogButtons } from '#design/dialog-buttons.tsx'
import { TextAreaField } from '#design/field.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { type BerthHolder, QuestionForm, questionMax } from '../berth.schema.ts'
import { useAsk } from './questions.api.ts'

type Props = { jobId: string; person: BerthHolder; open: boolean; onOpenChange: (open: boolean) => void }

export function AskDialog({ jobId, person: { id: personId, username }, open, onOpenChange }: Props) {
  const form = useForm<QuestionForm>({ resolver: rulesOf(QuestionForm), defaultValues: { personId, question: '' } })
  const ask = useAsk(jobId, () => {
    form.reset()
    onOpenChange(false)
  })
  const submit = form.handleSubmit((values) =>
    ask.isPending ? undefined : ask.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Ask ${username}`}
      description="One question about this listing. Every member can read it in the forum; the listing is shown there only to whom it is open."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextAreaField
          label="Your question"
          required
          rows={5}
          dir="auto"
          hint={`Up to ${questionMax} characters.`}
          {...form.register('question')}
          error={form.formState.errors.question?.message}
        />
        <DialogButtons onCancel={() => onOpenChange(false)} pending={ask.isPending} pendingText="Asking">
          Ask in the forum
        </DialogButtons>
      </form>
    </Dialog>
  )
}
