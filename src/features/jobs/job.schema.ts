// The contract of listings: what the forms send and what the API answers.
import { z } from 'zod'
import { Place } from '#features/places/place.schema.ts'
import { objectPathField } from '#features/uploads/upload.schema.ts'
import { dayField, momentField } from '#shared/day-field.ts'
import { idField } from '#shared/id-field.ts'
import { textField } from '#shared/text-field.ts'
import { displayDaysDefault, displayDaysMost, jobTypes, workTypes } from './job.rules.ts'
import { nullableText, optionalText, requiredText, validUrlText, webAddress } from './job-fields.ts'
import { Needs } from './needs/needs.schema.ts'
import { Pay, PaySent } from './pay/pay.schema.ts'

/** One or several; `text` is for who says none. */
const kinds = (text: string) => {
  const kind = z.enum(jobTypes, { error: unknownKind })
  return z
    .union([kind.transform((one) => [one]), z.array(kind).max(20)], {
      error: ({ input }) => (input === '' || input === null ? text : unknownKind),
    })
    .transform((list) => [...new Set(list)])
    .refine((list) => list.length > 0, text)
}
const unknownKind = 'Please choose job, volunteer or internship'

const displayDays = z
  .number({ error: 'Display days must be at least 1' })
  .int('Display days must be a whole number')
  .min(1, 'Display days must be at least 1')
  .max(displayDaysMost, `Display days cannot exceed ${displayDaysMost}`)

const companyLogo = z
  .string({ error: 'Company logo is required' })
  .min(1, 'Company logo is required')
  .pipe(objectPathField('Please upload the logo'))

const optionalDay = z.union([dayField(), z.null()], { error: 'Please enter a date' }).optional()

/** What a listing says in numbers and codes, in the part of the form that folds out. Each is replaced whole; null clears. */
export const factFields = {
  closesOn: optionalDay,
  startsOn: optionalDay,
  endsOn: optionalDay,
  pay: PaySent.nullable().optional(),
  place: Place.nullable().optional(),
  needs: Needs.nullable().optional(),
}

const optionalFields = {
  ...factFields,
  /** Answered with the listing; sent back with it, it says nothing. */
  checkedOpenAt: z.iso.datetime().nullable().optional(),
  /** Waits: on no list until it is published, at once or at its time. */
  draft: z.boolean().optional(),
  publishAt: momentField().nullable().optional(),
  /** Where it is not said, it follows from the kind of pay. */
  paidPosition: z.boolean().optional(),
  companyId: idField('Unknown company').nullable().optional(),
  requirements: optionalText(20_000),
  salary: optionalText(200),
  applicationInstructions: optionalText(5_000),
  applicationEmail: z
    .union([z.literal('').transform(() => null), z.email({ error: 'Invalid email' }).max(254), z.null()], {
      error: 'Invalid email',
    })
    .optional(),
}

type Inner<F> = F extends z.ZodDefault<infer T> ? T : never

function withoutDefaults<F extends Record<string, z.ZodDefault>>(fields: F): { [N in keyof F]: Inner<F[N]> } {
  const bare = Object.entries(fields).map(([name, field]) => [name, field.unwrap()])
  return Object.fromEntries(bare)
}

const requiredFields = {
  title: requiredText('Title is required'),
  company: requiredText('Company name is required'),
  location: requiredText('Location is required'),
  jobUrl: webAddress,
  companyLogo,
}

const defaultFields = {
  jobType: kinds('Job type is required').default(['job']),
  displayDays: displayDays.default(displayDaysDefault),
  // Null clears, here as everywhere.
  description: z
    .union([textField({ max: 20_000 }), z.null()])
    .transform((text) => text ?? '')
    .default(''),
  experienceLevel: z.union([textField({ max: 100 }), z.null()]).default('entry-level'),
  industrySection: z.union([textField({ max: 100 }), z.null()]).default('marine'),
  featured: z.boolean().default(false),
  active: z.boolean().default(true),
}

export const JobPost = z.strictObject({
  ...requiredFields,
  ...defaultFields,
  ...optionalFields,
  companyWebsite: z
    .union([z.literal(''), webAddress], { error: validUrlText })
    .nullable()
    .optional(),
  workType: z
    .union([z.enum(workTypes), z.literal('').transform(() => null), z.null()], {
      error: 'Please choose full-time or part-time',
    })
    .optional(),
  /** Whom to write to at an organisation that is not known yet: with it, it is saved with its first listing. */
  companyContact: z
    .union([z.literal('').transform(() => null), z.email().max(254), z.null()], { error: 'Invalid email' })
    .optional(),
})
export type JobPost = z.infer<typeof JobPost>

/** Any part of a listing, each by the rules of posting, but for what an edit may say more freely. Nothing has a default. */
export const JobEdit = z
  .strictObject({
    ...requiredFields,
    ...optionalFields,
    ...withoutDefaults(defaultFields),
    title: requiredText('Job title is required'),
    companyWebsite: z.union([textField({ max: 2_000 }), z.null()]),
    workType: z.union([textField({ max: 100 }).transform((text) => text || null), z.null()]),
  })
  .partial()
export type JobEdit = z.infer<typeof JobEdit>

/** What a card shows. */
export const JobCard = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  jobType: z.array(z.enum(jobTypes)),
  workType: nullableText,
  companyLogo: nullableText,
  paidPosition: z.boolean(),
  featured: z.boolean(),
  salary: nullableText,
  experienceLevel: nullableText,
  closesOn: z.iso.date().nullable(),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  pay: Pay.nullable(),
  place: Place.nullable(),
  needs: Needs.nullable(),
  /** For members: when the page it leads to was last seen open. */
  checkedOpenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type JobCard = z.infer<typeof JobCard>

export const Job = JobCard.extend({
  companyId: z.uuid().nullable(),
  description: z.string(),
  requirements: nullableText,
  industrySection: nullableText,
  applicationInstructions: nullableText,
  applicationEmail: nullableText,
  companyWebsite: nullableText,
  jobUrl: nullableText,
  active: z.boolean(),
  displayDays: z.number(),
  draft: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
})
export type Job = z.infer<typeof Job>

/** A listing that is not on the board yet. */
export const WaitingDraft = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  publishAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** The feed it came from. */
  origin: z.string().nullable(),
})
export type WaitingDraft = z.infer<typeof WaitingDraft>
export const mostDrafts = 200
export const DraftList = z.object({ drafts: z.array(WaitingDraft) })
