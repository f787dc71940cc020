// Puts the server's complaints under the fields they belong to.
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './call-api.ts'

/** Answers whether a field of the form was named; the first one gets the focus. */
export function showFieldErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): boolean {
  if (!(error instanceof ApiError)) return false
  const fields = Object.entries(error.fields)
  fields.forEach(([name, message], index) => {
    setError(name as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return fields.length > 0
}
