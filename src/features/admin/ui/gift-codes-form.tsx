// Makes gift codes and shows the new ones, ready to be copied.
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { TextField } from '#design/field.tsx'
import { GiftDraft } from '#features/membership/membership.schema.ts'
import { emptyLater } from '#http/client/empty-form.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { useMakeGiftCodes } from './membership.api.ts'

const amount = (most: number) => {
  const error = `Please choose 1 to ${most}`
  return z.number({ error }).int(error).min(1, error).max(most, error)
}
const Form = z.strictObject({ count: amount(100), days: amount(366), note: GiftDraft.shape.note.unwrap() })
const empty = { count: 1, days: 30, note: '' }

export function GiftCodesForm() {
  const form = useForm({ resolver: rulesOf(Form), defaultValues: empty })
  const make = useMakeGiftCodes()
  const { errors } = form.formState
  const submit = form.handleSubmit((draft) =>
    make.mutate(draft, {
      onSuccess: emptyLater(form, empty),
      onError: (error) => showFieldErrors(error, form.setError),
    }),
  )
  const made = make.data?.codes ?? []
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg">New gift codes</h2>
      <form
        noValidate
        onSubmit={submit}
        className="grid gap-4 sm:grid-cols-[7rem_7rem_minmax(0,1fr)_auto] sm:items-start"
      >
        <TextField
          label="How many"
          type="number"
          min={1}
          max={100}
          {...form.register('count', { valueAsNumber: true })}
          error={errors.count?.message}
        />
        <TextField
          label="Days each"
          type="number"
          min={1}
          max={366}
          {...form.register('days', { valueAsNumber: true })}
          error={errors.days?.message}
        />
        <TextField
          label="Note"
          maxLength={200}
          placeholder="Whom or what they are for"
          {...form.register('note')}
          error={errors.note?.message}
        />
        <Button type="submit" className="min-h-12 sm:mt-7" pending={make.isPending} pendingText="Making">
          Make codes
        </Button>
      </form>
      {made.length > 0 && (
        <Alert
          kind="success"
          live
          title={made.length === 1 ? 'One new code' : `${made.length} new codes`}
          action={<CopyButton size="sm" text={made.join('\n')} copy={made.length === 1 ? 'Copy code' : 'Copy all'} />}
        >
          <ul className="mt-1 max-h-40 overflow-y-auto font-mono [overflow-wrap:anywhere]">
            {made.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Card>
  )
}
