// Tells the admins about a post: a reason, and a few words if they help.

import { useForm } from 'react-hook-form'
import { Dialog } from '#design/dialog.tsx'
import { DialogButtons } from '#design/dialog-buttons.tsx'
import { TextAreaField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import { rulesOf } from '#http/client/form-rules.ts'
import { type PostRef, ReportForm, reasonTexts, reportReasons } from '../report.schema.ts'
import { useReportPost } from './forum-care.api.ts'

type Props = { post: PostRef; open: boolean; onOpenChange: (open: boolean) => void }

const options = reportReasons.map((value) => ({ value, label: reasonTexts[value] }))

export function ReportDialog({ post, open, onOpenChange }: Props) {
  const form = useForm<ReportForm>({ resolver: rulesOf(ReportForm), defaultValues: { text: '' } })
  const report = useReportPost(post, () => {
    form.reset()
    onOpenChange(false)
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) => report.mutate(values))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Report this ${post.kind}`}
      description="Only the team sees who reported what."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SelectField
          label="Reason"
          required
          placeholder="Choose a reason"
          defaultValue=""
          options={options}
          {...form.register('reason')}
          error={errors.reason?.message}
        />
        <TextAreaField
          label="What is wrong with it?"
          rows={4}
          {...form.register('text')}
          error={errors.text?.message}
        />
        <DialogButtons onCancel={() => onOpenChange(false)} pending={report.isPending} pendingText="Sending">
          Send report
        </DialogButtons>
      </form>
    </Dialog>
  )
}
