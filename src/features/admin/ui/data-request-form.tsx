// Enters a request about somebody's data that came by letter, by telephone or from a search engine.
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import { requestKinds, requestLabels } from '#features/accounts/data-request.rules.ts'
import { DataRequestDraft } from '#features/accounts/data-request.schema.ts'
import { emptyLater } from '#http/client/empty-form.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { useEnterRequest } from './data-requests.api.ts'

const kinds = requestKinds.map((value) => ({ value, label: requestLabels[value] }))
const empty = { kind: 'export' as const, who: '', receivedOn: '', dueOn: '', note: '' }

export function DataRequestForm() {
  const form = useForm({ resolver: rulesOf(DataRequestDraft), defaultValues: empty })
  const enter = useEnterRequest()
  const { errors } = form.formState
  const submit = form.handleSubmit((draft) =>
    enter.mutate(draft, {
      onSuccess: emptyLater(form, empty),
      onError: (error) => showFieldErrors(error, form.setError),
    }),
  )
  return (
    <Card as="section" aria-labelledby="request-heading" className="grid gap-4">
      <h2 id="request-heading" className="text-lg">
        A request came by letter
      </h2>
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 sm:items-start">
        <SelectField label="What was asked" options={kinds} {...form.register('kind')} error={errors.kind?.message} />
        <TextField
          label="Who asked"
          maxLength={200}
          autoComplete="off"
          hint="An address, a name, or the page to be removed."
          {...form.register('who')}
          error={errors.who?.message}
        />
        <TextField
          label="Received on"
          type="date"
          {...form.register('receivedOn')}
          error={errors.receivedOn?.message}
        />
        <TextField
          label="Due on"
          type="date"
          hint="Left empty: a month later."
          {...form.register('dueOn')}
          error={errors.dueOn?.message}
        />
        <TextField
          label="Note"
          maxLength={500}
          className="sm:col-span-2 lg:col-span-3"
          {...form.register('note')}
          error={errors.note?.message}
        />
        <Button
          type="submit"
          variant="outline"
          className="min-h-12 sm:mt-7"
          pending={enter.isPending}
          pendingText="Saving"
        >
          Enter request
        </Button>
      </form>
    </Card>
  )
}
