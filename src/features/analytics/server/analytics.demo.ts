// The demo's traffic: two months of visits by invented people, so that charts have something to show. The same each time.
import { createHash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { InteractionType } from '../analytics.schema.ts'
import { analyticsSessions, signUpSources } from './analytics.table.ts'
import {
  type CollectedInteraction,
  type CollectedSession,
  insertInteractions,
  insertSessions,
} from './collected.store.ts'

const days = 60
const people = 900
const dayMs = 86_400_000
const batch = 2_000
const agents = ['Firefox on Linux', 'Safari on iPhone', 'Chrome on Android', 'Edge on Windows']

const sources = [
  { referrer: 'search.example', campaign: null },
  { referrer: 'reef-news.example', campaign: null },
  { referrer: null, campaign: 'newsletter / monday' },
  { referrer: 'social.example', campaign: 'social / whales' },
]

/** Half of all come directly. */
function sourceOf(name: string): { referrer: string | null; campaign: string | null } {
  return sources[Math.floor(chance(name, 'source') * 2 * sources.length)] ?? { referrer: null, campaign: null }
}

/** The same number between 0 and 1 for the same words. */
function chance(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join(':')).digest().readUInt32BE(0) / 2 ** 32
}

/** Weekends are calm, the newsletter of Monday brings people, and the site grows. */
function sessionsOn(day: Date, daysAgo: number): number {
  const weekday = [0.62, 1.35, 1.1, 1.02, 1, 0.9, 0.58][day.getUTCDay()]!
  const growth = 1.25 - daysAgo / 110
  return Math.round(46 * weekday * growth * (0.85 + 0.3 * chance('day', daysAgo)))
}

type Listing = { id: string; title: string; createdAt: Date }

/** Nothing is added once there is any session. */
export async function addDemoTraffic({ clock }: Deps, tx: Sql): Promise<void> {
  const [there] = await tx.select({ n: count() }).from(analyticsSessions)
  if (there && there.n > 0) return
  const listings = await tx
    .select({ id: jobs.id, title: jobs.title, createdAt: jobs.createdAt })
    .from(jobs)
    .orderBy(jobs.createdAt, jobs.title)
  const { sessions, interactions } = drawTraffic(clock.now(), listings)
  const newcomers = await tx
    .select({ userId: users.id, username: users.username, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.role, 'job_seeker'))
  const came = newcomers.map(({ username, ...row }) => ({ ...row, ...sourceOf(username) }))
  if (came.length > 0) await tx.insert(signUpSources).values(came)
  for (let at = 0; at < sessions.length; at += batch) await insertSessions(tx, sessions.slice(at, at + batch))
  for (let at = 0; at < interactions.length; at += batch)
    await insertInteractions(tx, interactions.slice(at, at + batch))
}

export function drawTraffic(now: Date, listings: readonly Listing[]) {
  const sessions: CollectedSession[] = []
  const interactions: CollectedInteraction[] = []
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = new Date(now.getTime() - daysAgo * dayMs)
    const todays = sessionsOn(day, daysAgo)
    for (let index = 0; index < todays; index += 1) {
      const name = `session_demo-${daysAgo}-${index}`
      // Squared: some come back again and again.
      const person = Math.floor(chance(name, 'who') ** 2 * people)
      const time = new Date(day.getTime() - chance(name, 'when') * dayMs)
      sessions.push({
        sessionId: name,
        userId: null,
        address: `203.0.${person % 250}.0`,
        userAgent: agents[person % agents.length]!,
        visitor: `demo-${person}`,
        isAdmin: false,
        ...sourceOf(name),
        createdAt: time.toISOString(),
      })
      interactions.push(...drawInteractions(name, time, listings))
    }
  }
  return { sessions, interactions }
}

/** Fewer at each step: from the title to the details, from there to the way out; now and then something is saved. */
function drawInteractions(sessionId: string, time: Date, listings: readonly Listing[]): CollectedInteraction[] {
  const seen = listings.filter(({ createdAt }) => createdAt < time)
  const opened = seen.length === 0 ? 0 : Math.floor(chance(sessionId, 'opened') * 3.4)
  return Array.from({ length: opened }).flatMap((_, index) => {
    const key = `${sessionId}-${index}`
    // The newest are looked at most, and some are simply more attractive.
    const listing = seen[seen.length - 1 - Math.floor(chance(key, 'which') ** 2.2 * seen.length)]!
    const appeal = 0.7 + 0.6 * chance('appeal', listing.title)
    const kinds: InteractionType[] = ['click_title']
    if (chance(key, 'discover') < 0.55 * appeal) kinds.push('click_discover')
    if (kinds.length > 1 && chance(key, 'website') < 0.5 * appeal) kinds.push('click_website')
    if (chance(key, 'like') < 0.12 * appeal) kinds.push('like')
    return kinds.map((interactionType, step) => ({
      jobId: listing.id,
      userId: null,
      sessionId,
      interactionType,
      isAdmin: false,
      createdAt: new Date(time.getTime() + (index * 90 + step * 25) * 1_000).toISOString(),
    }))
  })
}
