// Why a post is removed, as its author will read it.

import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { TextAreaField } from '#design/field.tsx'
import { rulesOf } from '#http/client/form-rules.ts'
import { Removal } from '../report.schema.ts'

type Props = { submitText: string; isPending: boolean; onSubmit: (removal: Removal) => void; onEnd: () => void }

export function RemovalForm({ submitText, isPending, onSubmit, onEnd }: Props) {
  const form = useForm({ resolver: rulesOf(Removal), defaultValues: { reason: '' } })
  const submit = form.handleSubmit((removal) => (isPending ? undefined : onSubmit(removal)))
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label="Reason"
        required
        autoFocus
        rows={3}
        hint="It is mailed to the author."
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={isPending} pendingText="Deleting">
          {submitText}
        </Button>
        <Button variant="outline" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
