// What was typed into the forms of signing in and up, while another one has their place: in the page's memory alone.
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { SignUpForm } from '../account.schema.ts'

export type Typed = { email?: string; signUp?: Partial<SignUpForm> }

/** Told of each letter. */
export function useTyped<Values extends FieldValues>(
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
  onTyped: (values: Partial<Values>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told the same way all the time
  useEffect(() => {
    const { unsubscribe } = watch((values) => onTyped(values as Partial<Values>))
    return unsubscribe
  }, [watch])
}
