// Collection and numbers: scripted traffic against SQL written by hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { tidyUp } from '#server/background.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { comingFrom, startApi, type TestApi } from '#testing/start-api.ts'
import type { Analytics, PeriodNumbers } from '../analytics.schema.ts'
import { listJobNumbers } from './traffic.store.ts'

const day = 86_400_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

/** An admin's session ends with the clock's days: numbers are read by one who has just signed in. */
async function readAs<T>(path: string): Promise<T> {
  const { body } = await app.call<{ token: string }>('POST', '/api/admin/login', {
    email: admin.email,
    password: admin.password,
  })
  const answer = await app.as(body)<T>('GET', path)
  expect(answer.status).toBe(200)
  return answer.body
}
const numbers = () => readAs<Analytics>('/api/admin/analytics')

async function report(
  path: 'session' | 'interaction',
  body: object,
  agent = browser,
  address = '203.0.113.7',
  token = '',
) {
  const headers = {
    'content-type': 'application/json',
    'user-agent': agent,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await app.api.request(`/api/analytics/${path}`, init, comingFrom(address))).status
}
const count = async (query: string) => Number((await app.deps.db.pool.query(query)).rows[0].n)

describe('collection', () => {
  test('nonsense is refused, and so is a report in the name of another', async () => {
    const other = await aFreeMember(app)
    const sessionId = 'session_a1'
    expect(await report('session', { sessionId: 'x', userId: null })).toBe(422)
    expect(await report('session', { sessionId })).toBe(422)
    expect(await report('session', { sessionId, userId: other.user.id })).toBe(422)
    expect(await report('session', { sessionId, userId: other.user.id }, browser, '203.0.113.7', admin.token)).toBe(422)
    const interaction = { jobId: other.user.id, userId: null, sessionId, interactionType: 'stare' }
    expect(await report('interaction', interaction)).toBe(422)
    expect(await report('interaction', { ...interaction, interactionType: 'like', jobId: '1' })).toBe(422)
    // A listing that does not exist is taken and forgotten.
    expect(await report('interaction', { ...interaction, interactionType: 'like' })).toBe(204)
    await numbers()
    expect(await count('select count(*) n from job_interactions')).toBe(0)
    expect(await count('select count(*) n from analytics_sessions')).toBe(0)
  })

  test('an address is kept without its end, and bots are thanked and forgotten', async () => {
    expect(await report('session', { sessionId: 'session_cut4', userId: null }, browser, '198.51.100.77')).toBe(204)
    expect(await report('session', { sessionId: 'session_cut6', userId: null }, browser, '2001:db8:7:9::12')).toBe(204)
    expect(await report('session', { sessionId: 'session_bot', userId: null }, bot)).toBe(204)
    await numbers()
    const { rows } = await app.deps.db.pool.query(
      "select session_id, address from analytics_sessions where session_id ~ 'cut|bot' order by 1",
    )
    expect(rows).toEqual([
      { session_id: 'session_cut4', address: '198.51.100.0' },
      { session_id: 'session_cut6', address: '2001:db8:7::' },
    ])
  })

  test('more than 120 reports a minute from one address are refused', async () => {
    const strict = await startApi({ RATE_LIMITS: 'on' })
    const send = () =>
      strict.call('POST', '/api/analytics/session', { sessionId: 'session_flood', userId: null }, { 'user-agent': bot })
    const statuses = []
    for (let i = 0; i < 121; i++) statuses.push((await send()).status)
    await strict.stop()
    expect(statuses.slice(0, 120).every((status) => status === 204)).toBe(true)
    expect(statuses[120]).toBe(429)
  })
})

test('a month of 200 people, bots and admins gives the numbers that SQL by hand gives', async () => {
  const jobs = [
    await aJob(app, admin, { title: 'Diver' }),
    await aJob(app, admin, { title: 'Cook', jobType: 'internship' }),
  ]
  const members = [await aMember(app), await aFreeMember(app), await aFreeMember(app)]
  const late = await aMember(app)
  await app.deps.db.pool.query(`update users set subscription_end_date = now() - interval '1 day' where id = $1`, [
    late.user.id,
  ])
  const kinds = ['click_title', 'click_discover', 'click_website', 'like'] as const
  app.advance(-40 * day)
  for (let person = 0; person < 200; person++) {
    app.advance(0.2 * day)
    const agent = person % 17 === 0 ? bot : `${browser} v/${person % 90}`
    const address = `192.0.${person % 7}.${person}`
    const sessionId = `session_p${person % 150}`
    await report('session', { sessionId, userId: null }, agent, address)
    const jobId = jobs[person % 2]!.id
    const interactionType = kinds[person % 4]!
    await report('interaction', { jobId, userId: null, sessionId, interactionType }, agent, address)
  }
  // Who comes back counts in every window that they are seen in.
  const again = { sessionId: 'session_p120', userId: null }
  expect(await report('session', again, `${browser} v/${120 % 90}`, `192.0.${120 % 7}.120`)).toBe(204)
  for (const { token, user } of members) {
    await report('session', { sessionId: `session_${user.username}`, userId: user.id }, browser, '192.0.2.1', token)
    await report(
      'session',
      { sessionId: `session_${user.username}-2`, userId: user.id },
      `${browser} 2`,
      '192.0.9.1',
      token,
    )
  }
  const own = { sessionId: 'session_boss', userId: admin.user.id }
  expect(await report('session', own, browser, '192.0.2.9', admin.token)).toBe(204)
  await report(
    'interaction',
    { ...own, jobId: jobs[0]!.id, interactionType: 'like' },
    browser,
    '192.0.2.9',
    admin.token,
  )

  const { siteAnalytics: site, userAnalytics: people, jobAnalytics } = await numbers()
  const now = app.deps.clock.now().toISOString()
  const since = (days: number) => `not is_admin and created_at > timestamptz '${now}' - interval '${days * 24} hours'`
  const sessions = (days: number) =>
    count(`select count(distinct session_id) n from analytics_sessions where ${since(days)}`)
  const visitors = (days: number) =>
    count(`select count(distinct coalesce(user_id::text, address || '|' || user_agent)) n
           from analytics_sessions where ${since(days)}`)
  expect(site).toMatchObject({
    dailyVisitors: await visitors(1),
    weeklyVisitors: await visitors(7),
    monthlyVisitors: await visitors(30),
    dailySessions: await sessions(1),
    weeklySessions: await sessions(7),
    monthlySessions: await sessions(30),
    totalJobs: 2,
    jobsByType: { job: 1, volunteer: 0, internship: 1 },
  })
  expect(site.monthlyVisitors).toBeGreaterThan(site.weeklyVisitors)
  expect(site.series).toHaveLength(30)
  const today = site.series.at(-1)!
  expect(today.visitors).toBe(
    await count(`select count(distinct coalesce(user_id::text, address || '|' || user_agent)) n from analytics_sessions
      where not is_admin and to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') = '${today.date}'`),
  )
  for (const job of jobs) {
    const of = (kind: string) =>
      count(
        `select count(*) n from job_interactions where not is_admin and job_id = '${job.id}' and interaction_type = '${kind}'`,
      )
    expect(jobAnalytics.find(({ id }) => id === job.id)).toEqual({
      id: job.id,
      title: job.title,
      company: job.company,
      createdAt: job.createdAt,
      expiresAt: job.expiresAt,
      active: true,
      featured: false,
      likes: await of('like'),
      titleClicks: await of('click_title'),
      discoverClicks: await of('click_discover'),
      websiteClicks: await of('click_website'),
    })
  }
  const sum = jobAnalytics.reduce(
    (all, each) => all + each.likes + each.titleClicks + each.discoverClicks + each.websiteClicks,
    0,
  )
  expect(sum).toBe(200 - 12)
  expect(people).toMatchObject({ totalUsers: 6, usersByPlan: { Free: 5, Monthly: 0, Quarterly: 0, Annual: 1 } })
  expect(people.series.reduce((all, { signups }) => all + signups, 0)).toBe(people.monthlySignups)

  const period = await readAs<PeriodNumbers>('/api/admin/analytics/period?days=7')
  expect(period.now).toMatchObject({ visitors: site.weeklyVisitors, sessions: site.weeklySessions })
  expect(period.before.sessions).toBe(
    await count(`select count(distinct session_id) n from analytics_sessions where ${since(14)}
      and created_at <= timestamptz '${app.deps.clock.now().toISOString()}' - interval '7 days'`),
  )
})

test('a draft is no listing yet: it has no numbers', async () => {
  const draft = await aJob(app, admin, { title: 'Not yet', draft: true })
  expect((await numbers()).jobAnalytics.map(({ id }) => id)).not.toContain(draft.id)
})

test('of very many listings the newest have their numbers told, closed ones too', async () => {
  const closed = await aJob(app, admin, { active: false })
  const { jobAnalytics } = await numbers()
  expect(jobAnalytics.length).toBeGreaterThan(2)
  expect(jobAnalytics[0]).toMatchObject({ id: closed.id, active: false })
  expect(await listJobNumbers(app.deps.db.orm, 2)).toEqual(jobAnalytics.slice(0, 2))
})

test("a person's rows are in their export, and leave with the account", async () => {
  const person = await aFreeMember(app)
  const job = await aJob(app, admin)
  const mine = { sessionId: 'session_mine', userId: person.user.id }
  await report('session', mine, browser, '203.0.113.7', person.token)
  await report('interaction', { ...mine, jobId: job.id, interactionType: 'like' }, browser, '203.0.113.7', person.token)
  await numbers()
  const kept = await app.as(person)<Record<string, unknown[]>>('GET', `/api/users/${person.user.id}/export`)
  expect(kept.body.analytics_sessions).toHaveLength(1)
  expect(kept.body.job_interactions).toMatchObject([{ jobId: job.id, interactionType: 'like' }])
  // What still waits when the account goes is not written either.
  await report('session', { ...mine, sessionId: 'session_mine2' }, browser, '203.0.113.7', person.token)
  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  await numbers()
  expect(await count("select count(*) n from analytics_sessions where session_id like 'session_mine%'")).toBe(0)
  expect(await count("select count(*) n from job_interactions where session_id = 'session_mine'")).toBe(0)
})

test('who has not been here for 30 days is not active any more, and lowers the retention', async () => {
  const before = (await numbers()).userAnalytics
  app.advance(31 * day)
  await updateUser(app.deps.db.orm, admin.user.id, { lastLogin: app.deps.clock.now() })
  const after = (await numbers()).userAnalytics
  expect(after).toMatchObject({ totalUsers: before.totalUsers, activeUsers: 1, monthlySignups: 0 })
  expect(after.retentionRate).toBe(Math.round(1000 / before.totalUsers) / 10)
})

test('after thirteen months nothing is left', async () => {
  expect(await count('select count(*) n from analytics_sessions')).toBeGreaterThan(0)
  app.advance(400 * day)
  await tidyUp(app.deps)
  expect(await count('select count(*) n from analytics_sessions')).toBe(0)
  expect(await count('select count(*) n from job_interactions')).toBe(0)
})
