// The contract of people's requests about their data, for admins.
import { z } from 'zod'
import { dayField } from '#shared/day-field.ts'
import { textField } from '#shared/text-field.ts'
import { requestKinds, requestWays } from './data-request.rules.ts'

const day = dayField()
const note = textField({ max: 500 }).optional()

/** A request that came by letter, by telephone or from a search engine. */
export const DataRequestDraft = z.strictObject({
  kind: z.enum(requestKinds, { error: 'Please choose what was asked' }),
  who: textField({ min: 1, tooShort: 'Please say who asked', max: 200 }),
  receivedOn: day,
  /** A month after it was received, unless another day was promised. */
  dueOn: z.union([z.literal('').transform(() => undefined), day], { error: 'Please enter a date' }).optional(),
  note,
})
export type DataRequestDraft = z.infer<typeof DataRequestDraft>

export const DataRequestEdit = z.strictObject({ done: z.literal(true).optional(), note, dueOn: day.optional() })
export type DataRequestEdit = z.infer<typeof DataRequestEdit>
export const DataRequestSearch = z.object({ state: z.enum(['open', 'done']).default('open') })

export const DataRequest = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  way: z.enum(requestWays),
  /** Masked as soon as it is done. */
  who: z.string(),
  receivedOn: z.iso.date(),
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>
export const DataRequestList = z.object({ requests: z.array(DataRequest), total: z.number() })
export type DataRequestList = z.infer<typeof DataRequestList>
