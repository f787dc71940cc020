// What is wrong with a listing, in one choice and a few words if they help.
import { useForm } from 'react-hook-form'
import { Dialog } from '#design/dialog.tsx'
import { DialogButtons } from '#design/dialog-buttons.tsx'
import { TextAreaField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import { rulesOf } from '#http/client/form-rules.ts'
import { ListingReportDraft, listingReportReasons, listingReportTexts } from '../listing-report.schema.ts'
import { useReportListing } from './links.api.ts'

type Props = { jobId: string; open: boolean; onOpenChange: (open: boolean) => void }

const options = listingReportReasons.map((value) => ({ value, label: listingReportTexts[value] }))

export function ReportListingDialog({ jobId, open, onOpenChange }: Props) {
  const form = useForm<ListingReportDraft>({ resolver: rulesOf(ListingReportDraft), defaultValues: { note: '' } })
  const report = useReportListing(jobId, () => {
    form.reset()
    onOpenChange(false)
  })
  const { errors } = form.formState
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Report this listing"
      description="Somebody looks at it, and only the team sees who reported it."
    >
      <form noValidate onSubmit={form.handleSubmit((values) => report.mutate(values))} className="grid gap-5">
        <SelectField
          label="What is wrong?"
          required
          placeholder="Please choose"
          defaultValue=""
          options={options}
          {...form.register('reason')}
          error={errors.reason?.message}
        />
        <TextAreaField
          label="A few words, if they help"
          rows={3}
          {...form.register('note')}
          error={errors.note?.message}
        />
        <DialogButtons onCancel={() => onOpenChange(false)} pending={report.isPending} pendingText="Sending">
          Send report
        </DialogButtons>
      </form>
    </Dialog>
  )
}
