// Fields that several forms share, with the texts of the specification.
import { z } from 'zod'
import { idField } from './id-field.ts'
import { countCharacters } from './text.ts'

export const emailField = z
  .string({ error: 'Invalid email' })
  .trim()
  .max(254, 'Invalid email')
  .pipe(z.email({ error: 'Invalid email' }))
  // What mail servers take before the @; a longer address could be stored but never written to.
  .refine((email) => email.indexOf('@') <= 64, 'Invalid email')

/** E-mail addresses compare without case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

export const passwordMax = 128

/** Passwords are never trimmed, lower-cased or cut; they count as they are hashed. */
export function passwordField(
  min: number,
  tooShort: string,
  tooLong = `Password must have at most ${passwordMax} characters`,
) {
  return z
    .string({ error: tooShort })
    .refine((text) => countCharacters(text.normalize()) >= min, { error: tooShort, abort: true })
    .refine((text) => countCharacters(text.normalize()) <= passwordMax, tooLong)
}

export const ById = z.object({ id: idField() })
/** From a link in a letter; what it proves is looked at later. */
export const ByToken = z.object({ token: z.string().max(1_000).default('') })
