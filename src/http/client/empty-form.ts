// A form that is empty again once it was saved. What was typed meanwhile is the next one's, and stays.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** To be called when the form is sent; the answer empties it when it is saved. */
export function emptyLater<T extends FieldValues>(form: UseFormReturn<T>, empty: T): () => void {
  const sent = { ...form.getValues() }
  return () => {
    const names = Object.keys(empty) as Path<T>[]
    const later = names.filter((name) => form.getValues(name) !== sent[name])
    form.reset({ ...empty, ...Object.fromEntries(later.map((name) => [name, form.getValues(name)])) })
  }
}
