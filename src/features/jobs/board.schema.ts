// The contract of the board: its list, what can be asked of it, its numbers and the lists to choose from.
import { z } from 'zod'
import { countryCodes } from '#features/places/country.rules.ts'
import { seaCodes } from '#features/places/sea.rules.ts'
import { type BoardSearch, boardFields } from './board-search.rules.ts'
import { JobCard } from './job.schema.ts'
import { nullableText } from './job-fields.ts'
import { certificateCodes } from './needs/needs.rules.ts'
import { languageCodes } from './needs/needs.schema.ts'

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
} satisfies Record<keyof BoardSearch, z.ZodType>) satisfies z.ZodType<BoardSearch>

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
/** Of more than these the newest are told. */
export const mostUnread = 200
export const UnreadTextList = z.object({ listings: z.array(UnreadText) })

export const Stats = z.object({
  totalJobs: z.number(),
  jobsByType: z.object({ job: z.number(), volunteer: z.number(), internship: z.number() }),
})
export type Stats = z.infer<typeof Stats>

export const RecentStats = z.object({ newThisWeek: z.number() })
