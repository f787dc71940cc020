// Rules for text: lengths count what people count (code points after NFC), and nothing invisible hides in names.
import { z } from 'zod'

export function countCharacters(text: string): number {
  return [...text].length
}

/** NFC, and no half surrogates, which PostgreSQL could not give back as they came. */
export function normalise(text: string): string {
  return text.normalize('NFC').toWellFormed()
}

export type TextRule = { min?: number; tooShort?: string; max?: number; tooLong?: string; trim?: boolean }

/** A text field. A missing or wrong-typed value says the same as one that is too short. */
export function textField({ min = 0, tooShort, max = 10_000, tooLong, trim = true }: TextRule) {
  return z
    .string({ error: tooShort ?? 'Text expected' })
    .transform((text) => normalise(trim ? text.trim() : text))
    .refine((text) => countCharacters(text) >= min, { error: tooShort ?? `At least ${min} characters`, abort: true })
    .refine((text) => countCharacters(text) <= max, tooLong ?? `At most ${max} characters`)
}

/** Control, format, private, unassigned and other characters that show nothing or change what is shown. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[^\S ]/u

export function hasInvisibleCharacters(text: string): boolean {
  return invisible.test(text)
}

/** Two texts with one key look the same to people: case, width and composed forms do not count. */
export function lookAlikeKey(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
