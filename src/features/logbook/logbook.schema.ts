// The contract of the logbook and the calendar.
import { z } from 'zod'
import { dayField } from '#shared/day-field.ts'
import { idField } from '#shared/id-field.ts'
import { textField } from '#shared/text-field.ts'
import { stages } from './logbook.rules.ts'

const day = dayField().nullable().default(null)

/** It replaces the entry: what is left out is null. */
export const LogbookNote = z.strictObject({
  stage: z.enum(stages, { error: `Please choose from ${stages.join(', ')}` }),
  appliedOn: day,
  nextOn: day,
  note: textField({ max: 10_000 }).nullable().default(null),
})
export type LogbookNote = z.infer<typeof LogbookNote>

export const LogbookEntry = z.object({
  jobId: z.uuid(),
  stage: z.enum(stages),
  appliedOn: z.iso.date().nullable(),
  nextOn: z.iso.date().nullable(),
  note: z.string().nullable(),
  /** As the listing was when it was last there. */
  title: z.string(),
  company: z.string(),
  location: z.string(),
  jobUrl: z.string().nullable(),
  closesOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Whether the listing is on the board now. */
  isLive: z.boolean(),
})
export type LogbookEntry = z.infer<typeof LogbookEntry>
export const LogbookList = z.object({ entries: z.array(LogbookEntry) })

export const ByJob = z.object({ jobId: idField('Unknown job') })
export const ReminderChoice = z.strictObject({ wanted: z.boolean() })
export const CalendarAddress = z.object({ url: z.url() })
