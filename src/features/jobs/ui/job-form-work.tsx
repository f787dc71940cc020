// What the work is, where it is described, and for how long it is shown.
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '#design/checkbox.tsx'
import { TextAreaField, TextField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import { toggled } from '../board-search.rules.ts'
import {
  displayDaysDefault,
  displayDaysMost,
  jobTypeLabels,
  jobTypes,
  workTypeLabels,
  workTypes,
} from '../job.rules.ts'
import { levelLabel } from '../needs/needs.rules.ts'
import { addressOptions } from './address-options.ts'
import type { JobFormValues } from './job-form-values.ts'
import { LocationField } from './location-field.tsx'

const workOptions = [
  { value: '', label: 'Not said' },
  ...workTypes.map((type) => ({ value: type, label: workTypeLabels[type]! })),
]

/** An edit may have said it in words of its own, which are among the choices then. */
function workOptionsWith(stored: string | null | undefined) {
  const isKnown = !stored || workOptions.some(({ value }) => value === stored)
  return isKnown ? workOptions : [...workOptions, { value: stored, label: stored }]
}

/** What is not a number falls back to the default. */
function readDays(text: string): number {
  const days = Number(text)
  return text.trim() === '' || !Number.isFinite(days) ? displayDaysDefault : days
}

function sayDays(days: number | undefined): string {
  const shown = Number.isInteger(days) ? days : displayDaysDefault
  const left = `Left empty, it is ${displayDaysDefault}.`
  return `1 to ${displayDaysMost}. The listing will be shown for ${shown === 1 ? '1 day' : `${shown} days`}, then it closes by itself. ${left}`
}

export function WorkFields() {
  const { register, control, formState, setValue, watch } = useFormContext<JobFormValues>()
  const { errors } = formState
  const level = watch('experienceLevel')
  const kindsId = useId()
  const kindErrorId = `${kindsId}-error`
  return (
    <div className="grid gap-5">
      <TextField label="Job Title" required {...register('title')} error={errors.title?.message} />
      <LocationField />
      <TextField
        label="Job URL"
        required
        type="url"
        placeholder="https://"
        {...register(
          'jobUrl',
          addressOptions((address) => setValue('jobUrl', address)),
        )}
        error={errors.jobUrl?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="jobType"
          render={({ field }) => (
            <fieldset aria-labelledby={kindsId}>
              <legend id={kindsId} className="required-mark mb-1 text-sm font-semibold">
                Job Type
              </legend>
              {jobTypes.map((type) => (
                <Checkbox
                  key={type}
                  name="jobType"
                  value={type}
                  label={jobTypeLabels[type]}
                  checked={field.value?.includes(type) ?? false}
                  aria-invalid={errors.jobType ? true : undefined}
                  aria-describedby={errors.jobType ? kindErrorId : undefined}
                  onChange={() => field.onChange(toggled(field.value, type) ?? [])}
                />
              ))}
              {errors.jobType && (
                <p id={kindErrorId} className="text-sm font-medium text-red-ink">
                  {errors.jobType.message}
                </p>
              )}
            </fieldset>
          )}
        />
        <div className="grid content-start gap-5">
          <SelectField
            label="Work Type"
            options={workOptionsWith(formState.defaultValues?.workType)}
            {...register('workType')}
            error={errors.workType?.message}
          />
          <TextField
            label="Display Days"
            inputMode="numeric"
            {...register('displayDays', {
              setValueAs: (value) => (typeof value === 'number' ? value : readDays(String(value))),
              // What is counted with is also what is read.
              onBlur: (event) => setValue('displayDays', readDays(event.target.value)),
            })}
            error={errors.displayDays?.message}
            hint={sayDays(watch('displayDays'))}
          />
        </div>
      </div>
      <TextAreaField label="Description" rows={7} {...register('description')} error={errors.description?.message} />
      <TextAreaField label="Requirements" rows={4} {...register('requirements')} error={errors.requirements?.message} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Salary"
          {...register('salary')}
          error={errors.salary?.message}
          hint="As the organisation says it"
        />
        <TextField
          label="Experience Level"
          {...register('experienceLevel')}
          error={errors.experienceLevel?.message}
          hint={level ? `Shown as “${levelLabel(level)}”` : 'Not shown'}
        />
        <TextField label="Industry Section" {...register('industrySection')} error={errors.industrySection?.message} />
        <TextField
          label="Application Email"
          type="email"
          {...register('applicationEmail')}
          error={errors.applicationEmail?.message}
        />
      </div>
      <TextAreaField
        label="Application Instructions"
        rows={3}
        {...register('applicationInstructions')}
        error={errors.applicationInstructions?.message}
      />
      <div className="flex flex-wrap gap-x-8">
        <Checkbox label="Paid position" {...register('paidPosition')} />
        <Checkbox label="Featured" {...register('featured')} />
        <Checkbox label="Active" {...register('active')} />
      </div>
    </div>
  )
}
