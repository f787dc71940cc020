// Pure decisions about the newsletter: which week an issue belongs to, when it is due, what counts as news, who sees what.
import { onlyClear, revealJobs } from '#features/jobs/job.rules.ts'
import { wallClock, weekdayOf } from '#shared/wall-clock.ts'
import { looksLikeAddress } from '#shared/written-links.ts'

export const consentSources = ['account', 'footer', 'preferences'] as const
export type ConsentSource = (typeof consentSources)[number]
export const issueStatuses = ['draft', 'sending', 'sent', 'skipped', 'stopped'] as const
export type IssueStatus = (typeof issueStatuses)[number]
export const suppressionReasons = ['bounce', 'complaint'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Members of the board, people with an account, people who only left an address. */
export const variants = ['member', 'free', 'outsider'] as const
export type Variant = (typeof variants)[number]

export type IssueJob = {
  id: string
  title: string
  company: string
  location: string
  /** What it pays; issues that were begun before this was kept do not say. */
  pay?: string | null
}
/** A day to apply that is near. */
export type ClosingJob = IssueJob & { closesOn: string }
/** Why a topic is in the letter. Issues that were begun before there were kinds have the best alone. */
export type IssueTopic = {
  id: string
  title: string
  /** People who replied since the last issue; of other kinds, replies. */
  replies: number
  /** People who said thanks. */
  thanks?: number
  kind?: 'best' | 'answered' | 'question'
}
export type IssueContent = {
  jobs: IssueJob[]
  /** What closes before the next issue; issues that were begun before this was kept have none. */
  closing?: ClosingJob[]
  /** How many there are, also beyond what a letter holds; issues that were begun before this was kept do not say. */
  inAll?: { jobs: number; closing: number }
  /** The ids a free member sees on the board, at the time of composing. */
  newest: string[]
  article: { id: string; title: string; description: string; isNew: boolean } | null
  topics: IssueTopic[]
  /** Which time it goes out, once it was stopped: a batch of an earlier time does nothing any more. */
  run?: string
}
export type IssueView = {
  jobs: IssueJob[]
  /** Not in the letter: for members alone, or too many. */
  moreJobs: number
  closing: ClosingJob[]
  moreClosing: number
  article: IssueContent['article']
  topics: IssueContent['topics']
}

/** What one kind of reader gets. Listings pass the paywall here, as everywhere. */
export function viewFor(content: IssueContent, variant: Variant): IssueView {
  const { jobs, closing = [], inAll, newest, article, topics } = content
  const access = variant === 'member' ? 'member' : 'free'
  const shown = onlyClear(revealJobs(jobs, access, new Set(newest)))
  const ending = onlyClear(revealJobs(closing, access, new Set(newest)))
  return {
    closing: ending,
    moreClosing: (inAll?.closing ?? closing.length) - ending.length,
    jobs: shown,
    moreJobs: (inAll?.jobs ?? jobs.length) - shown.length,
    article,
    topics: variant === 'outsider' ? [] : topics,
  }
}

const counted = (n: number, one: string, many: string) => (n === 1 ? one : `${n} ${many}`)

/** The line under a listing's title. */
export function aboutJob({ company, location, pay }: IssueJob): string {
  return [`${company}, ${location}`, pay].filter(Boolean).join('; ')
}

/** The line under a topic's title. */
export function aboutTopic({ kind = 'best', replies, thanks = 0 }: IssueTopic): string {
  if (kind === 'answered') return 'Answered this week'
  if (kind === 'question') return 'Nobody has replied yet. Can you help?'
  const replied = replies > 0 ? counted(replies, 'One person replied', 'people replied') : ''
  const thanked = thanks > 0 ? counted(thanks, 'one said thanks', 'said thanks') : ''
  if (!replied) return counted(thanks, 'One person said thanks', 'people said thanks')
  return [replied, thanked].filter(Boolean).join(', ')
}

/** Mail programs make a link of whatever looks like an address: such a word of a title is left out. */
export function withoutAddresses(title: string): string {
  const words = title.split(/\s+/).filter((word) => !looksLikeAddress(word))
  return words.join(' ') || 'A topic in the forum'
}

export function hasNews({ jobs, article }: IssueContent): boolean {
  return jobs.length > 0 || Boolean(article?.isNew)
}

const hour = 3_600_000
const day = 24 * hour
const sendingHour = 8
/** After an outage an issue still goes out, but not in the middle of the week. */
const lateByHours = 48

function hoursIntoWeek(wall: Date): number {
  return weekdayOf(wall) * 24 + wall.getUTCHours()
}

/** ISO 8601: a week belongs to the year its Thursday lies in. */
export function isoWeek(wall: Date): string {
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate())
  const thursday = new Date(midnight + (3 - weekdayOf(wall)) * day)
  const year = thursday.getUTCFullYear()
  const number = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * day)) + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** The issue that should be on its way now, if there is one. */
export function dueWeek(now: Date, timeZone: string): string | null {
  const wall = wallClock(now, timeZone)
  const hours = hoursIntoWeek(wall)
  return hours >= sendingHour && hours < sendingHour + lateByHours ? isoWeek(wall) : null
}

/** The issue of the next Monday, which is today's before its hour. */
export function upcomingWeek(now: Date, timeZone: string): string {
  const wall = wallClock(now, timeZone)
  return hoursIntoWeek(wall) < sendingHour ? isoWeek(wall) : isoWeek(new Date(wall.getTime() + 7 * day))
}

/** The day an issue goes out: the Monday of its week, as in 2026-11-16. */
export function mondayOf(week: string): string {
  const [year, number] = week.split('-W').map(Number)
  // The fourth of January always lies in the first week.
  const fourth = new Date(Date.UTC(year ?? 0, 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * day + ((number ?? 1) - 1) * 7 * day
  return new Date(monday).toISOString().slice(0, 10)
}

const usualSpan = 7 * day
/** What was left out by a skipped issue comes with the one after it, also when that is late, or clocks were put back. */
const longestSpan = 2 * usualSpan + (lateByHours + 1) * hour

/** From where on something is new: since the last issue, but no news is older than one skipped issue makes it. */
export function newsSince(now: Date, lastComposedAt: Date | null): Date {
  if (!lastComposedAt) return new Date(now.getTime() - usualSpan)
  return new Date(Math.max(lastComposedAt.getTime(), now.getTime() - longestSpan))
}

/** What links of an issue say of themselves: which Monday, the same for every reader, and never who. */
export const issueSource = 'newsletter'

export function markedFor(week: string, address: string): string {
  const url = new URL(address)
  url.searchParams.set('utm_source', issueSource)
  url.searchParams.set('utm_campaign', week)
  return url.href
}
