// The contract of listings: what the forms send and what the API answers.
import { z } from 'zod'
import { countryCodes } from '#features/places/country.rules.ts'
import { Place } from '#features/places/place.schema.ts'
import { seaCodes } from '#features/places/sea.rules.ts'
import { objectPathField } from '#features/uploads/upload.schema.ts'
import { textField } from '#shared/text-field.ts'
import { type BoardSearch, boardFields } from './board-search.rules.ts'
import { displayDaysDefault, isWebAddress, jobTypes, workTypes } from './job.rules.ts'
import { certificateCodes, languageCodes, Needs } from './needs/needs.schema.ts'
import { Pay, PaySent } from './pay/pay.schema.ts'

const validUrlText = 'Please enter a valid URL'

const webAddress = z.string({ error: validUrlText }).trim().refine(isWebAddress, validUrlText)
const optionalText = (max: number) => z.union([textField({ max }), z.null()]).optional()
const requiredText = (text: string, max = 200) => textField({ min: 1, tooShort: text, max })

const kind = z.enum(jobTypes, { error: 'Please choose job, volunteer or internship' })
const kinds = (text: string) =>
  z
    .union([kind.transform((one) => [one]), z.array(kind).max(20)], {
      error: 'Please choose job, volunteer or internship',
    })
    .transform((list) => [...new Set(list)])
    .refine((list) => list.length > 0, text)

const displayDays = z
  .number({ error: 'Display days must be at least 1' })
  .int('Display days must be a whole number')
  .min(1, 'Display days must be at least 1')
  .max(365, 'Display days cannot exceed 365')

const companyLogo = z
  .string({ error: 'Company logo is required' })
  .min(1, 'Company logo is required')
  .pipe(objectPathField('Please upload the logo'))

const optionalDay = z
  .union([z.iso.date({ error: 'Please enter a date' }), z.null()], { error: 'Please enter a date' })
  .optional()

/** What a listing says in numbers and codes. Each is replaced whole; null clears. */
const factFields = {
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
  publishAt: z.iso.datetime({ offset: true, error: 'Please enter a date and a time' }).nullable().optional(),
  /** Where it is not said, it follows from the kind of pay. */
  paidPosition: z.boolean().optional(),
  companyId: z.uuid('Unknown company').nullable().optional(),
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
  description: textField({ max: 20_000 }).default(''),
  experienceLevel: textField({ max: 100 }).default('entry-level'),
  industrySection: textField({ max: 100 }).default('marine'),
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

const nullableText = z.string().nullable()

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
})
export type WaitingDraft = z.infer<typeof WaitingDraft>
export const DraftList = z.object({ drafts: z.array(WaitingDraft) })

/** In a list, with why it was found when that is not plain: `cetacean → whale`. */
export const ListedJob = JobCard.extend({ matched: nullableText })
export type ListedJob = z.infer<typeof ListedJob>

const counts = z.record(z.string(), z.number())
/** How many listings each choice would leave, under the search and the other filters. */
export const Facets = z.object({
  jobType: counts,
  workType: counts,
  payClass: counts,
  mode: counts,
  country: counts,
  sea: counts,
  experienceLevel: counts,
})
export type Facets = z.infer<typeof Facets>

export const LockedEntry = z.object({ locked: z.literal(true) })
export const JobList = z.object({
  jobs: z.array(z.union([ListedJob, LockedEntry])),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
  access: z.enum(['visitor', 'free', 'member']),
  /** Where nothing was found: a spelling that finds something, and what comes near it. */
  suggestion: nullableText,
  near: z.array(JobCard),
  facets: Facets.optional(),
})
export type JobList = z.infer<typeof JobList>

function asked<T>(read: (text: string) => { value: T; complaint?: string }, known?: readonly string[]) {
  return z
    .string()
    .transform((text, context) => {
      const { value, complaint } = read(text)
      if (complaint) context.addIssue(complaint)
      if (known && Array.isArray(value) && value.some((code) => !known.includes(code))) context.addIssue(unknownCode)
      return value
    })
    .optional()
}

const unknownCode = 'Please choose from the lists of /api/facts'

/** Unknown parameters are ignored, as addresses collect them on their way; known ones are checked. */
export const JobSearch = z.object({
  search: asked(boardFields.search),
  jobType: asked(boardFields.jobType),
  workType: asked(boardFields.workType),
  paidPosition: asked(boardFields.paidPosition),
  location: asked(boardFields.location),
  payClass: asked(boardFields.payClass),
  mode: asked(boardFields.mode),
  country: asked(boardFields.country, countryCodes),
  sea: asked(boardFields.sea, seaCodes),
  certificate: asked(boardFields.certificate, certificateCodes),
  language: asked(boardFields.language, languageCodes),
  visa: asked(boardFields.visa),
  experienceLevel: asked(boardFields.experienceLevel),
  closesBefore: asked(boardFields.closesBefore),
  company: asked(boardFields.company),
  sort: asked(boardFields.sort),
  page: asked(boardFields.page),
}) satisfies z.ZodType<BoardSearch>

export const SuggestionSearch = z.object({ prefix: z.string().max(100).default('') })
export const Suggestion = z.object({ kind: z.enum(['title', 'organisation', 'place']), text: z.string() })
export type Suggestion = z.infer<typeof Suggestion>
export const SuggestionList = z.object({ suggestions: z.array(Suggestion) })

export const EmptySearch = z.object({ words: z.string(), times: z.number(), lastAt: z.iso.datetime() })
export type EmptySearch = z.infer<typeof EmptySearch>
export const EmptySearchList = z.object({ searches: z.array(EmptySearch) })

const Code = z.object({ code: z.string(), name: z.string() })
/** Every list that a listing's facts are chosen from. */
export const FactLists = z.object({
  seas: z.array(Code),
  countries: z.array(Code),
  modes: z.array(Code),
  certificates: z.array(Code),
  languages: z.array(Code),
  visas: z.array(Code),
  currencies: z.array(Code),
  payClasses: z.array(Code),
  payPeriods: z.array(Code),
  inKinds: z.array(Code),
  experienceLevels: z.array(Code),
})
export type FactLists = z.infer<typeof FactLists>

/** A live listing with a location or a salary that could not be read; null where there is nothing to complain of. */
export const UnreadText = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  location: nullableText,
  salary: nullableText,
})
export type UnreadText = z.infer<typeof UnreadText>
export const UnreadTextList = z.object({ listings: z.array(UnreadText) })

export const Stats = z.object({
  totalJobs: z.number(),
  jobsByType: z.object({ job: z.number(), volunteer: z.number(), internship: z.number() }),
})
export type Stats = z.infer<typeof Stats>

export const RecentStats = z.object({ newThisWeek: z.number() })

export const HiddenList = z.object({
  jobs: z.array(z.object({ id: z.uuid(), title: z.string(), company: z.string() })),
  companies: z.array(z.object({ name: z.string() })),
})
export type HiddenList = z.infer<typeof HiddenList>

export const FavoriteChange = z.strictObject({ userId: z.uuid('Unknown user'), jobId: z.uuid('Unknown job') })

export const FavoriteJob = JobCard.extend({ isLive: z.boolean() })
export type FavoriteJob = z.infer<typeof FavoriteJob>

export const Application = z.strictObject({
  jobId: z.uuid('Unknown job'),
  applicantName: requiredText('Name is required'),
  applicantEmail: z.email({ error: 'Invalid email' }).max(254),
  coverLetter: optionalText(10_000),
  resumeUrl: z
    .union([z.literal(''), webAddress], { error: validUrlText })
    .nullable()
    .optional(),
})
export type Application = z.infer<typeof Application>
export const ApplicationAnswer = Application.extend({ id: z.uuid(), status: z.string(), createdAt: z.iso.datetime() })
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>

export const CompanyDraft = z.strictObject({
  name: requiredText('Company name is required'),
  contactEmail: z.email({ error: 'Invalid email' }).max(254),
  description: optionalText(5_000),
  website: z.union([z.literal('').transform(() => null), webAddress, z.null()], { error: validUrlText }).optional(),
  size: optionalText(100),
  logo: z.union([z.literal('').transform(() => null), objectPathField('Please upload the logo'), z.null()]).optional(),
})
export type CompanyDraft = z.infer<typeof CompanyDraft>
export const CompanyEdit = CompanyDraft.partial()
export type CompanyEdit = z.infer<typeof CompanyEdit>
export const Company = z.object({
  id: z.uuid(),
  name: z.string(),
  contactEmail: z.string(),
  description: nullableText,
  website: nullableText,
  size: nullableText,
  logo: nullableText,
  createdAt: z.iso.datetime(),
})
export type Company = z.infer<typeof Company>
export const CompanyList = z.object({ companies: z.array(Company) })

/** Into which other organisation one goes. */
export const CompanyMerge = z.strictObject({ into: z.uuid('Unknown company') })

export const BySlug = z.object({ slug: z.string().min(1).max(200) })
/** An organisation's own page: what it has open, as far as the caller may see it, and since when it posts. */
export const Organisation = z.object({
  slug: z.string(),
  name: z.string(),
  website: nullableText,
  logo: nullableText,
  description: nullableText,
  since: z.iso.datetime().nullable(),
  total: z.number(),
  jobs: z.array(z.union([JobCard, LockedEntry])),
  access: z.enum(['visitor', 'free', 'member']),
})
export type Organisation = z.infer<typeof Organisation>
