// When a listing goes online: at once, unless a time is given. The time is the operator's own.
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#design/field.tsx'
import { writeMoment } from '#shared/plain-writing.ts'
import type { JobFormValues } from './job-form-values.ts'

/** `known`: the time that is stored. Where there is none, the listing waits until somebody says so. */
export function PublishTime({ known }: { known?: string | null }) {
  const { setValue, formState } = useFormContext<JobFormValues>()
  const [typed, setTyped] = useState('')
  // Only the browser knows the operator's own time.
  useEffect(() => setTyped(known ? localTime(new Date(known)) : ''), [known])
  return (
    <details className="card card-md" open={Boolean(known)}>
      <summary className="cursor-pointer font-semibold">
        {known ? `Goes online on ${writeMoment(new Date(known))} UTC` : 'Publish later'}
      </summary>
      <TextField
        label="Goes online at"
        type="datetime-local"
        className="mt-4 max-w-80"
        hint={`Your own time. Its age and its place in the list count from then.${known ? ' Emptied, it waits until you publish it.' : ''}`}
        error={formState.errors.publishAt?.message}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setValue('publishAt', momentOf(target.value), { shouldDirty: true })
        }}
      />
    </details>
  )
}

function momentOf(typed: string): string | null {
  const time = new Date(typed)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** As the field wants it: 2026-11-16T09:05 */
function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
