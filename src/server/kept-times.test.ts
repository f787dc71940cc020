// What is kept for a time only: tidying up leaves it alone until its time is over, and takes it then.
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceLink } from '#features/accounts/server/account-links.store.ts'
import { accountLinks, sessions, signInPlaces } from '#features/accounts/server/accounts.table.ts'
import { insertChallenge } from '#features/accounts/server/challenges.store.ts'
import { signInChallenges } from '#features/accounts/server/second-factor.table.ts'
import { rememberPlace } from '#features/accounts/server/sign-in-places.store.ts'
import { putSuspension } from '#features/accounts/server/suspensions.store.ts'
import { suspensions } from '#features/accounts/server/suspensions.table.ts'
import type { SavedSearch } from '#features/alerts/alert.schema.ts'
import { searchFinds } from '#features/alerts/server/alerts.table.ts'
import { forumActs } from '#features/forum/server/acts.table.ts'
import { forumEdits, forumViews } from '#features/forum/server/forum.table.ts'
import { aTopic } from '#features/forum/server/forum-posts.fixture.ts'
import { forumNotifications } from '#features/forum/server/notifications.table.ts'
import { forumReaders } from '#features/forum/server/taking-part.table.ts'
import { linkHosts } from '#features/guardian/server/guardian.table.ts'
import { countMisses } from '#features/jobs/server/empty-searches.store.ts'
import { emptySearches } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import { rateCounters } from '#platform/rate-counters.table.ts'
import { countUp } from '#platform/rate-counters.ts'
import { newToken } from '#platform/tokens.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { tidyUp } from './background.ts'

let app: TestApi
let userId: string
let topicId: string
beforeAll(async () => {
  app = await startApi()
  app.stopClock()
  const person = await aFreeMember(app)
  userId = person.user.id
  topicId = (await aTopic(app, person)).id
})
afterAll(() => app.stop())

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]

type Kept = { table: PgTable; where: SQL | undefined }
type Kind = { lastsMs: number; put(db: Sql, now: Date): Promise<Kept> }

const kinds: Record<string, Kind> = {
  'a sign-in that waits for its code': {
    lastsMs: 5 * minute,
    async put(db, now) {
      await insertChallenge(db, { token: newToken('ask'), purpose: 'second_step', userId, now })
      return { table: signInChallenges, where: eq(signInChallenges.userId, userId) }
    },
  },
  'a link to a new password': {
    lastsMs: hour,
    async put(db, now) {
      const times = { createdAt: now, expiresAt: new Date(now.getTime() + hour) }
      await replaceLink(db, { userId, purpose: 'reset', token: newToken('rst'), emailKey: 'somebody', ...times })
      return { table: accountLinks, where: and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'reset')) }
    },
  },
  'a count of wrong passwords': {
    lastsMs: 15 * minute,
    async put(db, now) {
      await countUp(db, { key: 'login:account:somebody', seconds: 900 }, now)
      return { table: rateCounters, where: eq(rateCounters.key, 'login:account:somebody') }
    },
  },
  'a suspension with an end': {
    lastsMs: 7 * day,
    async put(db, now) {
      const until = new Date(now.getTime() + 7 * day)
      const why = { kind: 'suspended', reason: 'Sold berths', until, createdAt: now } as const
      await putSuspension(db, { userId, emailHash: 'of somebody', ...why })
      return { table: suspensions, where: eq(suspensions.userId, userId) }
    },
  },
  'a session that nobody uses': {
    lastsMs: 14 * day,
    async put() {
      const { user } = await aFreeMember(app)
      return { table: sessions, where: eq(sessions.userId, user.id) }
    },
  },
  'a session that is used every day': {
    lastsMs: 60 * day,
    async put(db, now) {
      const { user } = await aFreeMember(app)
      const where = eq(sessions.userId, user.id)
      await db
        .update(sessions)
        .set({ lastSeenAt: new Date(now.getTime() + 59 * day) })
        .where(where)
      return { table: sessions, where }
    },
  },
  'a browser that somebody signed in with': {
    lastsMs: 400 * day,
    async put(db, now) {
      await db.delete(signInPlaces)
      await db.transaction((tx) => rememberPlace(tx, userId, { browser: null, limitAddress: '203.0.113.9' }, now))
      return { table: signInPlaces, where: eq(signInPlaces.userId, userId) }
    },
  },
  'what a saved search has found': {
    lastsMs: 90 * day,
    async put(db) {
      const draft = { name: 'Sunfish', params: { search: 'sunfish' }, cadence: 'never' }
      const { body } = await app.as(await aMember(app))<SavedSearch>('POST', '/api/saved-searches', draft)
      const where = eq(searchFinds.searchId, body.id)
      app.advance(second)
      await aJob(app, await anAdmin(app), { title: 'Counter of sunfish' })
      await expect.poll(() => db.$count(searchFinds, where)).toBe(1)
      return { table: searchFinds, where }
    },
  },
  'what was searched for and not found': {
    lastsMs: 90 * day,
    async put(db, now) {
      await countMisses(db, [{ words: 'kraken tamer', at: now }])
      return { table: emptySearches, where: eq(emptySearches.words, 'kraken tamer') }
    },
  },
  'when a host may be asked again': {
    lastsMs: 30 * day,
    async put(db, now) {
      await db.insert(linkHosts).values({ host: 'jobs.example', nextAt: now })
      return { table: linkHosts, where: eq(linkHosts.host, 'jobs.example') }
    },
  },
  'that a view of a topic was counted': {
    lastsMs: day,
    async put(db, now) {
      await db.delete(forumViews)
      await db.insert(forumViews).values({ topicId, userId, countedAt: now })
      return { table: forumViews, where: eq(forumViews.topicId, topicId) }
    },
  },
  'that somebody opened a topic': {
    lastsMs: 365 * day,
    async put(db, now) {
      await db.delete(forumReaders)
      await db.insert(forumReaders).values({ topicId, userId, readAt: now })
      return { table: forumReaders, where: eq(forumReaders.topicId, topicId) }
    },
  },
  'what a post said before it was changed': {
    lastsMs: 365 * day,
    async put(db, now) {
      const before = { postId: topicId, topicId, authorId: userId, content: 'Mine filled with water.' }
      await db.insert(forumEdits).values({ ...before, replacedAt: now })
      return { table: forumEdits, where: eq(forumEdits.topicId, topicId) }
    },
  },
  'a notification': {
    lastsMs: 90 * day,
    async put(db, now) {
      const { user } = await aFreeMember(app)
      const about = { kind: 'mention', topicId, postId: topicId } as const
      await db.insert(forumNotifications).values({ ...about, userId: user.id, actorId: userId, createdAt: now })
      return { table: forumNotifications, where: eq(forumNotifications.userId, user.id) }
    },
  },
  'what a moderator did': {
    lastsMs: 90 * day,
    async put(db, now) {
      const act = { kind: 'lock', actorId: userId, postId: topicId, topicId } as const
      await db.insert(forumActs).values({ ...act, facts: { kind: 'lock', before: false, after: true }, createdAt: now })
      return { table: forumActs, where: eq(forumActs.topicId, topicId) }
    },
  },
}

test.each(Object.keys(kinds))('%s stays until its time is over, and no longer', async (name) => {
  const { db, clock } = app.deps
  const { lastsMs, put } = kinds[name]!
  const { table, where } = await put(db.orm, clock.now())
  const count = () => db.orm.$count(table, where)
  app.advance(lastsMs - second)
  await tidyUp(app.deps)
  expect(await count()).toBe(1)
  app.advance(2 * second)
  await tidyUp(app.deps)
  expect(await count()).toBe(0)
})

test('what has no end stays: a suspension for good, and what somebody watches', async () => {
  const { db, clock } = app.deps
  const why = { kind: 'suspended', reason: 'Sold berths', until: null, createdAt: clock.now() } as const
  await putSuspension(db.orm, { userId, emailHash: 'of somebody', ...why })
  await db.orm.delete(forumReaders)
  await db.orm.insert(forumReaders).values({ topicId, userId, level: 'watching', readAt: clock.now() })
  app.advance(3_650 * day)
  await tidyUp(app.deps)
  expect(await db.orm.$count(suspensions, eq(suspensions.userId, userId))).toBe(1)
  expect(await db.orm.select().from(forumReaders)).toEqual([{ topicId, userId, level: 'watching', readAt: null }])
})
