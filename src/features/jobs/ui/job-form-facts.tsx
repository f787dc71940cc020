// What a listing says in numbers and codes. It folds out beneath the form: most of it is read from the texts above.
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { factFields } from '../job.schema.ts'
import type { KnownFacts } from '../known-facts.rules.ts'
import { type JobFormValues, orNothing } from './job-form-values.ts'
import { NeedsFields } from './needs-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

/** An error in any of them opens the fold. */
const names = Object.keys(factFields) as (keyof typeof factFields)[]

export function FactFields({ known }: { known?: KnownFacts | undefined }) {
  const { formState } = useFormContext<JobFormValues>()
  const hasErrors = names.some((name) => formState.errors[name])
  // What was opened stays so: the error is gone as soon as somebody mends it, and they are still typing there.
  const [isOpen, setOpen] = useState(false)
  if (hasErrors && !isOpen) setOpen(true)
  return (
    <Card padding="lg">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="cursor-pointer text-xl font-semibold">
          Days, pay, place and needs
          <span className="mt-1 block text-base font-normal text-muted">
            Pay and place are read from the texts above where that is certain. Change here what was read, and add the
            rest.
          </span>
        </summary>
        <div className="mt-6 grid gap-8">
          <DayFields />
          <PayFields known={known} />
          <PlaceFields known={known} />
          <NeedsFields />
        </div>
      </details>
    </Card>
  )
}

function DayFields() {
  const { register, formState } = useFormContext<JobFormValues>()
  const { errors } = formState
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">Days</legend>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label="Last day to apply"
          type="date"
          {...register('closesOn', orNothing)}
          error={errors.closesOn?.message}
          hint="The listing closes when this day has ended everywhere"
        />
        <TextField
          label="Starts on"
          type="date"
          {...register('startsOn', orNothing)}
          error={errors.startsOn?.message}
        />
        <TextField label="Ends on" type="date" {...register('endsOn', orNothing)} error={errors.endsOn?.message} />
      </div>
    </fieldset>
  )
}
