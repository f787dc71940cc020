// From what was read of a posting to a draft: each field by the rules of posting, what is missing as a warning.
import { isOver } from '#features/jobs/closing.rules.ts'
import { JobPost } from '#features/jobs/job.schema.ts'
import { bare } from '#features/jobs/pay/pay.schema.ts'
import { noPlace, type Place } from '#features/places/place.schema.ts'
import type { ImportDraft, Source } from '../import.schema.ts'
import type { Posting, PostingField, SourcedPosting } from './reading/posting.ts'

export type UncheckedDraft = Omit<ImportDraft, 'duplicates'>

const longest: Record<string, number> = {
  title: 200,
  company: 200,
  location: 200,
  salary: 200,
  experienceLevel: 100,
  description: 20_000,
  requirements: 20_000,
}

type Context = { now: Date; warnings: string[]; place: Place | null }

/** `place` is what the location's own words say. */
export function toDraft({ posting, sources }: SourcedPosting, { now, warnings, place }: Context): UncheckedDraft {
  const said = [...warnings, ...missing(posting)]
  const { jobType, pay, place: told, logo: _logo, datePosted: _datePosted, ...rest } = posting
  const values: Record<string, unknown> = {
    ...rest,
    jobType: jobType && [jobType],
    pay: pay && { ...bare('salary'), ...pay },
    paidPosition: pay && true,
    place: told && withPlace(told, place),
  }
  const fields: Record<string, unknown> = {}
  const from: Record<string, Source> = {}
  for (const [name, value] of Object.entries(values)) {
    const read = checkField(name, value, said)
    if (read === undefined) continue
    fields[name] = read
    from[name] = sources[name === 'paidPosition' ? 'pay' : (name as PostingField)] ?? 'text'
  }
  if (posting.closesOn && isOver(posting.closesOn, now)) said.push(`The page says it closed on ${posting.closesOn}`)
  return { fields, sources: from, warnings: said }
}

/** What the rules of posting would refuse is left out; a text that is too long is cut, and says so. */
function checkField(name: string, value: unknown, warnings: string[]): unknown {
  const rule = JobPost.shape[name as keyof typeof JobPost.shape]
  if (value === undefined || value === null || !rule) return undefined
  const most = longest[name]
  const isCut = most !== undefined && typeof value === 'string' && [...value].length > most
  const parsed = rule.safeParse(isCut ? [...value].slice(0, most).join('') : value)
  if (!parsed.success) return undefined
  if (isCut) warnings.push(`The ${name} was too long and is cut after ${most} characters`)
  return parsed.data
}

/** Where the page and the words of its location agree, the words add what the page left out. */
function withPlace(told: NonNullable<Posting['place']>, read: Place | null): Place {
  const agrees = read !== null && (told.country === undefined || told.country === read.country)
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
  return { ...noPlace, ...(agrees ? read : {}), ...given }
}

/** The five things a posting has to say, by the rules most sites follow. */
function missing({ title, description, datePosted, company, location, place }: Posting): string[] {
  return [
    ...(title ? [] : ['No title was found']),
    ...(description ? [] : ['No description was found']),
    ...(datePosted ? [] : ['The page does not say when it was posted']),
    ...(company ? [] : ['The page does not name the organisation']),
    ...(location || place?.mode === 'remote' ? [] : ['The page does not say where the work is']),
  ]
}
