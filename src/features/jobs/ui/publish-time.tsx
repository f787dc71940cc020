// When a listing goes online: at once, unless a time is given. The time is the operator's own.
import { useFormContext } from 'react-hook-form'
import { TextField } from '#design/field.tsx'
import type { JobFormValues } from './job-form-values.ts'

export function PublishTime() {
  const { setValue, formState } = useFormContext<JobFormValues>()
  return (
    <details className="card card-md">
      <summary className="cursor-pointer font-semibold">Publish later</summary>
      <TextField
        label="Goes online at"
        type="datetime-local"
        className="mt-4 max-w-80"
        hint="Your own time. Its age and its place in the list count from then."
        error={formState.errors.publishAt?.message}
        onChange={({ target }) => setValue('publishAt', momentOf(target.value), { shouldDirty: true })}
      />
    </details>
  )
}

function momentOf(typed: string): string | null {
  const time = new Date(typed)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
