// Pure decisions about listings: who sees what, and how old something is. The paywall is here and nowhere else.

import type { Access } from '#shared/actor.ts'
import { writeAgo } from '#shared/plain-writing.ts'

export const jobTypes = ['job', 'volunteer', 'internship'] as const
export type JobType = (typeof jobTypes)[number]
export const workTypes = ['full-time', 'part-time'] as const
export type WorkType = (typeof workTypes)[number]

export const pageSize = 20
export const newestForFree = 3
export const displayDaysDefault = 30
/** A listing stands for a year at most. */
export const displayDaysMost = 365
/** Listings and organisations that one person may hide. */
export const mostHidden = 1_000
const day = 86_400_000

export type Locked = { locked: true }
/** The one shape of everything that is locked: no id, no length, nothing that betrays a listing. */
export const locked: Locked = Object.freeze({ locked: true })

/**
 * THE PAYWALL. What a viewer gets of a list of listings, whatever the list is for.
 * Visitors: nothing. Free members: the three newest of the whole board, wherever they appear. Members: all.
 * That a page was checked is told to members.
 */
export function revealJobs<T extends { id: string }>(
  jobs: readonly T[],
  access: Access,
  newest: ReadonlySet<string>,
): (T | Locked)[] {
  if (access === 'member') return [...jobs]
  if (access === 'visitor') return jobs.map(() => locked)
  return jobs.map((job) => (newest.has(job.id) ? withoutCheck(job) : locked))
}

/** A listing as it is shown to who is no member. */
export function withoutCheck<T extends object>(job: T): T {
  return 'checkedOpenAt' in job ? { ...job, checkedOpenAt: null } : job
}

export function isLocked(entry: object): entry is Locked {
  return 'locked' in entry
}

/** The last page there is, when a later one was asked for. */
export function pageBeyond({ page, totalPages }: { page: number; totalPages: number }): number | null {
  return totalPages > 0 && page > totalPages ? totalPages : null
}

/** For lists without blanks: only what is clear to the viewer. */
export function onlyClear<T extends { id: string }>(entries: readonly (T | Locked)[]): T[] {
  return entries.filter((entry): entry is T => !isLocked(entry))
}

export const membershipRequiredText = 'Get Membership to use filters and discover all opportunities'

export function expiryOf(createdAt: Date, displayDays: number): Date {
  return new Date(createdAt.getTime() + displayDays * day)
}

export function isNew(createdAt: Date | string, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < day
}

/** today, 1 day ago, N days ago, then whole weeks, then whole months of thirty days. */
export function ageLabel(createdAt: Date | string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - new Date(createdAt).getTime()) / day))
  if (days < 1) return 'today'
  if (days < 7) return writeAgo(days, 'day')
  if (days < 30) return writeAgo(Math.floor(days / 7), 'week')
  return writeAgo(Math.floor(days / 30), 'month')
}

const hour = day / 24

/** For members: when the page behind a listing was last seen open. In whole hours, so that cards stay alike for a while. */
export function checkedLabel(checkedOpenAt: string | null, now: Date): string | null {
  if (!checkedOpenAt) return null
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(checkedOpenAt).getTime()) / hour))
  if (hours < 1) return 'Checked open within the hour'
  return `Checked open ${hours < 48 ? `${hours} h ago` : writeAgo(Math.floor(hours / 24), 'day')}`
}

export const jobTypeLabels = { job: 'Job', volunteer: 'Volunteer', internship: 'Internship' } as const satisfies Record<
  JobType,
  string
>
export const workTypeLabels: Record<string, string> = { 'full-time': 'Full-time', 'part-time': 'Part-time' }

/** What people type of an address, such as `noaa.gov/jobs`, with what they leave out; all else as it is. */
export function completedAddress(text: string): string {
  const typed = text.trim()
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u.test(typed) ? `https://${typed}` : text
}
