// The contract of suspensions: what the team decides about a person, and what the person is told.
import { z } from 'zod'
import { dayField, momentField } from '#shared/day-field.ts'
import { textField } from '#shared/text-field.ts'

export const suspensionKinds = ['silenced', 'suspended'] as const
export type SuspensionKind = (typeof suspensionKinds)[number]

const kind = z.enum(suspensionKinds, { error: 'Please choose what is decided' })
const moment = 'Please give a date, or nothing for without an end'

export const SuspensionDraft = z.strictObject({
  kind,
  /** A day begins at midnight UTC; null: until it is lifted. */
  until: z
    .union([momentField(), dayField()], { error: moment })
    .transform((text) => new Date(text))
    .nullable(),
  reason: textField({
    min: 3,
    tooShort: 'Please tell the person why',
    max: 500,
    tooLong: 'The reason cannot exceed 500 characters',
  }),
})
export type SuspensionDraft = z.infer<typeof SuspensionDraft>

export const Suspension = z.object({
  kind,
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Suspension = z.infer<typeof Suspension>
