// What can be read of a posting, whichever way it is told, before it becomes a draft.
import type { JobType, WorkType } from '#features/jobs/job.rules.ts'
import type { PayPeriod } from '#features/jobs/pay/pay.rules.ts'
import type { Mode } from '#features/places/place.rules.ts'
import type { Source } from '../../import.schema.ts'
import { dayInText } from './day-in-text.ts'

export type ReadPay = { min: number | null; max: number | null; currency: string | null; period: PayPeriod | null }
export type ReadPlace = {
  mode?: Mode | undefined
  country?: string | undefined
  city?: string | undefined
  lat?: number | undefined
  lon?: number | undefined
}

/** Texts are plain; addresses are as they stand on the page. */
export type Posting = {
  title?: string | undefined
  company?: string | undefined
  companyWebsite?: string | undefined
  /** Where the logo is. */
  logo?: string | undefined
  location?: string | undefined
  jobUrl?: string | undefined
  description?: string | undefined
  requirements?: string | undefined
  salary?: string | undefined
  pay?: ReadPay | undefined
  place?: ReadPlace | undefined
  jobType?: JobType | undefined
  workType?: WorkType | undefined
  experienceLevel?: string | undefined
  applicationEmail?: string | undefined
  /** Days, as 2026-11-16. */
  datePosted?: string | undefined
  closesOn?: string | undefined
  startsOn?: string | undefined
}

export type PostingField = keyof Posting
export type SourcedPosting = { posting: Posting; sources: Partial<Record<PostingField, Source>> }

/** The first source that says something is believed. */
export function merge(read: { source: Source; posting: Posting }[]): SourcedPosting {
  const merged: SourcedPosting = { posting: {}, sources: {} }
  for (const { source, posting } of read) {
    for (const [name, value] of Object.entries(posting) as [PostingField, never][]) {
      if (value === undefined || value === '' || merged.posting[name] !== undefined) continue
      merged.posting[name] = withoutControls(value)
      merged.sources[name] = source
    }
  }
  return merged
}

/** Signs that nobody sees and no database keeps. */
export function withoutControls<T>(value: T): T
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[^\P{Cc}\n]/gu, ' ')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutControls(each)]))
}

/** The last moment that a date can be, in milliseconds. */
const lastMoment = 8.64e15

export function dayOf(value: unknown): string | undefined {
  if (typeof value === 'number')
    return Math.abs(value) <= lastMoment ? new Date(value).toISOString().slice(0, 10) : undefined
  return typeof value === 'string' ? dayInText(value) : undefined
}

const periods: Record<string, PayPeriod> = {
  hour: 'hour',
  hourly: 'hour',
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
}

/** HOUR, "1 YEAR", per-month-salary. */
export function periodOf(text: unknown): PayPeriod | null {
  if (typeof text !== 'string') return null
  const word = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((each) => Object.hasOwn(periods, each))
  return word ? periods[word]! : null
}

const amount = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })

/** USD 40,000 – 55,000 a year; where one end was left open, from or up to the other. */
export function sayPay({ min, max, currency, period }: ReadPay): string | undefined {
  const [low, high] = [min ?? max, max ?? min]
  if (low === null || high === null) return undefined
  const numbers = low === high ? amount(low) : `${amount(low)} – ${amount(high)}`
  const open = min === null ? 'up to' : max === null && 'from'
  return [open, currency, numbers, period && (period === 'hour' ? 'an hour' : `a ${period}`)].filter(Boolean).join(' ')
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(pointed(value.replaceAll(/\s/g, ''))) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

/** 40,000.50 and 40.000,50 and 15,50 with a point before the cents. 40.000 is forty or forty thousand: then it is none. No thousands begin with 0. */
function pointed(said: string): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(said)) return said.replaceAll(',', '')
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(said)) return 'either'
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$|^\d+,\d{1,2}$/.test(said)) return said.replaceAll('.', '').replace(',', '.')
  return said
}

/** Whatever is a text, without what surrounds it. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
  return text === '' ? undefined : text
}

/** The parts of a place that are there, each once. */
export function joinPlace(...parts: (string | undefined)[]): string | undefined {
  const list = [...new Set(parts.filter((part) => part !== undefined && part !== ''))]
  return list.length > 0 ? list.join(', ') : undefined
}

/** A few places beside each other, each once. */
export function listPlaces(places: (string | undefined)[]): string | undefined {
  return [...new Set(places.filter(Boolean))].slice(0, 4).join(' / ') || undefined
}

/** Who looks after volunteers or interns is none of them. */
const notLookedAfter =
  '(?!\\w*\\W+(?:(?:programmes?|programs?|engagement|services|relations)\\W+)?(?:co-?ordinator|manager|officer|recruiter|supervisor|director|administrator|advis[eo]r)\\b)'
const kinds: [RegExp, Partial<Pick<Posting, 'jobType' | 'workType'>>][] = [
  [new RegExp(`(?:intern(?:ship)?s?\\b|trainee|stagi?aire)${notLookedAfter}`, 'i'), { jobType: 'internship' }],
  [new RegExp(`volunteer${notLookedAfter}`, 'i'), { jobType: 'volunteer' }],
  [/part[\s_-]?time/i, { workType: 'part-time' }],
  [/full[\s_-]?time/i, { workType: 'full-time' }],
]

/** FULL_TIME, "Intern", fulltime_permanent. Both times at once say nothing. */
export function kindOf(words: unknown): Pick<Posting, 'jobType' | 'workType'> {
  const text = (Array.isArray(words) ? words : [words]).filter((word) => typeof word === 'string').join(' ')
  const found = kinds.filter(([pattern]) => pattern.test(text)).map(([, kind]) => kind)
  const isBoth = found.filter(({ workType }) => workType).length > 1
  const { workType, ...kind } = Object.assign({ jobType: text ? ('job' as const) : undefined }, ...[...found].reverse())
  return { ...kind, ...(isBoth ? {} : { workType }) }
}
