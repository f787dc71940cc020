// A text in a form or a body, by the rules for text.
import { z } from 'zod'
import { countCharacters, normalise, toOneLine } from './text.ts'

export type TextRule = {
  min?: number
  tooShort?: string
  max?: number
  tooLong?: string
  trim?: boolean
  oneLine?: boolean
}

/** A text field. A missing or wrong-typed value says the same as one that is too short. */
export function textField({ min = 0, tooShort, max = 10_000, tooLong, trim = true, oneLine = false }: TextRule) {
  const tidy = (text: string) => (oneLine ? toOneLine(text) : trim ? text.trim() : text)
  return z
    .string({ error: tooShort ?? 'Text expected' })
    .transform((text) => tidy(normalise(text)))
    .refine((text) => countCharacters(text) >= min, { error: tooShort ?? `At least ${min} characters`, abort: true })
    .refine((text) => countCharacters(text) <= max, tooLong ?? `At most ${max} characters`)
}
