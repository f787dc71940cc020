// Eight weeks of one board, hour by hour: every listing is told once to whoever asked for it, at the hour they asked for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMembership, updateUser } from '#features/accounts/server/accounts.store.ts'
import { listOutbox, readOutboxLetter } from '#platform/mail/outbox.ts'
import { wallClock } from '#shared/wall-clock.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SavedSearch } from '../alert.schema.ts'
import { sendDueAlerts } from './alert-letters.service.ts'
import { matchListing } from './matching.service.ts'

const timeZone = 'Europe/Paris'
const hour = 3_600_000
let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi({ TIME_ZONE: timeZone, MAIL_PER_HOST: '100000' })
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

async function aReader(kind: 'member' | 'free', cadence: string, params: object): Promise<Person & { search: string }> {
  const person = kind === 'member' ? await aMember(app) : await aFreeMember(app)
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  const body = { name: `${cadence} wish`, params, cadence }
  const { body: saved } = await app.as(person)<SavedSearch>('POST', '/api/saved-searches', body)
  return { ...person, search: saved.id }
}

/** The text of every letter that came to a person, once all are delivered. */
async function lettersOf({ user, email }: Person): Promise<string[]> {
  const { db, config } = app.deps
  const waiting = `select 1 from mail_letters where key like $1 and status <> 'sent'`
  const isDelivered = async () => (await db.pool.query(waiting, [`alert:${user.id}:%`])).rows.length === 0
  await expect.poll(isDelivered).toBe(true)
  const own = (await listOutbox(config.dataDir, 10_000)).filter(
    ({ to, subject }) => to === email && /new/i.test(subject),
  )
  return Promise.all(own.map(async ({ id }) => (await readOutboxLetter(config.dataDir, id))?.text ?? ''))
}

/** How often each listing is told in all letters of a person. */
async function tolds(person: Person, ids: readonly string[]): Promise<number[]> {
  const texts = (await lettersOf(person)).join('\n')
  return ids.map((id) => texts.split(`/jobs/${id}`).length - 1)
}

/** When letters were written to a person, by the clock on the wall. */
async function timesOf({ user }: Person): Promise<Date[]> {
  const query = 'select distinct told_at from told_listings where user_id = $1 order by told_at'
  return (await app.deps.db.pool.query<{ told_at: Date }>(query, [user.id])).rows.map(({ told_at }) => told_at)
}

test('through edits, closings, reopenings, changes of cadence and of membership', { timeout: 300_000 }, async () => {
  const instant = await aReader('member', 'instant', { search: 'turtle' })
  const daily = await aReader('member', 'daily', { search: 'turtle' })
  const weekly = await aReader('member', 'weekly', { search: 'turtle' })
  const twice = await aReader('member', 'daily', { search: 'turtle' })
  await app.as(twice)('POST', '/api/saved-searches', {
    name: 'the same',
    params: { search: 'turtles' },
    cadence: 'weekly',
  })
  const changing = await aReader('member', 'weekly', { search: 'turtle' })
  const lapsing = await aReader('member', 'daily', { search: 'turtle', workType: 'full-time' })
  const free = await aReader('free', 'daily', { search: 'turtle' })
  const silent = await aReader('member', 'never', { search: 'turtle' })
  const everybody = [instant, daily, weekly, twice, changing, lapsing, free, silent]

  const posted: { id: string; at: Date }[] = []
  const edit = async (id: string, change: object) => {
    await app.deps.db.pool.query('update sessions set last_seen_at = $1, confirmed_at = $1', [app.deps.clock.now()])
    await app.as(admin)('PATCH', `/api/jobs/${id}`, change)
    await matchListing(app.deps, { jobId: id })
  }
  for (let at = 0; at < 56 * 24; at += 1) {
    app.advance(hour)
    // Sessions and memberships last; this is about letters.
    await app.deps.db.pool.query('update sessions set created_at = $1, last_seen_at = $1', [app.deps.clock.now()])
    if (at % 37 === 3) {
      const job = await aJob(app, admin, { title: `Turtle Warden ${at}`, workType: 'full-time', displayDays: 90 })
      await matchListing(app.deps, { jobId: job.id })
      posted.push({ id: job.id, at: app.deps.clock.now() })
    }
    const last = posted.at(-1)
    if (last && at % 37 === 5) await edit(last.id, { description: `Edited ${at}` })
    if (last && at % 111 === 6) await edit(last.id, { active: false })
    if (last && at % 111 === 20) await edit(posted.at(-1)!.id, { active: true })
    if (at % 200 === 50) {
      const cadence = ['daily', 'instant', 'weekly'][((at / 50) % 3) | 0]
      await app.as(changing)('PATCH', `/api/saved-searches/${changing.search}`, { cadence })
    }
    if (at === 20 * 24 || at === 30 * 24) {
      const days = at === 20 * 24 ? -1 : 365
      const subscriptionEndDate = new Date(app.deps.clock.now().getTime() + days * 24 * hour)
      await setMembership(app.deps.db.orm, lapsing.user.id, { subscriptionType: 'Annual', subscriptionEndDate })
    }
    await sendDueAlerts(app.deps)
  }
  // The last ones reach who is told on Mondays.
  await edit(posted.at(-1)!.id, { active: true })
  app.advance(8 * 24 * hour)
  await sendDueAlerts(app.deps)

  const ids = posted.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(30)
  const once = ids.map(() => 1)
  for (const reader of [instant, daily, weekly, twice, changing]) expect(await tolds(reader, ids)).toEqual(once)
  expect(await tolds(silent, ids)).toEqual(ids.map(() => 0))
  for (const reader of everybody) expect(Math.max(...(await tolds(reader, ids)))).toBeLessThanOrEqual(1)

  // While the membership had ended, its search rested; what was published then is not told later.
  const start = posted[0]!.at.getTime() - 4 * hour
  const lapsed = posted.filter(
    ({ at }) => at.getTime() > start + 21 * 24 * hour && at.getTime() < start + 29 * 24 * hour,
  )
  expect(lapsed.length).toBeGreaterThan(3)
  expect(
    await tolds(
      lapsing,
      lapsed.map(({ id }) => id),
    ),
  ).toEqual(lapsed.map(() => 0))

  const hours = async (person: Person) => (await timesOf(person)).map((at) => wallClock(at, timeZone))
  expect(new Set((await hours(daily)).slice(0, -1).map((at) => at.getUTCHours()))).toEqual(new Set([7]))
  expect(new Set((await hours(weekly)).slice(0, -1).map((at) => `${at.getUTCDay()} ${at.getUTCHours()}`))).toEqual(
    new Set(['1 7']),
  )
  expect((await lettersOf(instant)).length).toBeGreaterThan((await lettersOf(weekly)).length)
  expect((await lettersOf(free)).length).toBeGreaterThan(10)
})

test('who wants letters at once gets one an hour at most, however much is posted', async () => {
  const reader = await aReader('member', 'instant', { search: 'walrus' })
  const post = async (title: string) => {
    const job = await aJob(app, await anAdmin(app), { title })
    await matchListing(app.deps, { jobId: job.id })
  }
  for (let minute = 0; minute < 130; minute += 10) {
    app.advance(600_000)
    await post(`Walrus Warden ${minute}`)
    await sendDueAlerts(app.deps)
  }
  const times = (await timesOf(reader)).map((at) => at.getTime())
  expect(await lettersOf(reader)).toHaveLength(times.length)
  expect(times.length).toBeGreaterThanOrEqual(2)
  for (const [at, time] of times.slice(1).entries()) expect(time - times[at]!).toBeGreaterThanOrEqual(hour)
})

test('a free member is told how many there are and shown the newest three alone', async () => {
  const reader = await aReader('free', 'daily', { search: 'dugong' })
  const titles = Array.from({ length: 5 }, (_, at) => `Dugong Keeper ${at}`)
  const own = await anAdmin(app)
  for (const title of titles) {
    app.advance(1_000)
    const job = await aJob(app, own, { title })
    await matchListing(app.deps, { jobId: job.id })
  }
  app.advance(30 * hour)
  await sendDueAlerts(app.deps)
  const [letter] = await lettersOf(reader)
  expect(titles.filter((title) => letter?.includes(title))).toEqual(titles.slice(2))
  expect(letter).toContain('2 listings more for members')
})
