// Where the work is, in words of its own: towns, countries and seas are suggested while it is typed.
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '#design/field.tsx'
import { suggestedPlacesQuery } from '#features/places/ui/places.api.ts'
import type { JobFormValues } from './job-form-values.ts'

const shortest = 2

export function LocationField() {
  const { register, formState } = useFormContext<JobFormValues>()
  const typed = useWatch<JobFormValues, 'location'>({ name: 'location' })
  const asked = useDeferredValue(typed?.trim() ?? '')
  const suggested = useQuery({ ...suggestedPlacesQuery(asked), enabled: asked.length >= shortest })
  const listId = useId()
  return (
    <>
      <TextField
        label="Location"
        required
        list={listId}
        autoComplete="off"
        {...register('location')}
        error={formState.errors.location?.message}
        hint="City, country"
      />
      <datalist id={listId}>
        {[...new Set(suggested.data?.places.map(({ label }) => label))].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  )
}
