// From where members came, of those who agreed to be counted: visit, sign-up, payment; and which listing led there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkoutOf,
  completed,
  deliver,
  refunded,
  startPayments,
} from '#features/membership/server/payments.fixture.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { Growth } from '../analytics.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startPayments()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const visit = (sessionId: string, source: object, person?: Person) =>
  (person ? app.as(person) : app.call)(
    'POST',
    '/api/analytics/session',
    { sessionId, userId: person?.user.id ?? null, ...source },
    agent,
  )
async function open(person: Person, jobId: string) {
  const report = { jobId, userId: person.user.id, sessionId: 'session_open', interactionType: 'click_title' }
  expect((await app.as(person)('POST', '/api/analytics/interaction', report, agent)).status).toBe(204)
  await app.deps.batches.flush()
  app.advance(1_000)
}
const read = async () => (await app.as(admin)<Growth>('GET', '/api/admin/growth?days=30')).body

test('a source is followed from the first visit to sign-up and payment', async () => {
  const reef = { referrer: 'reef.example', campaign: 'letter / spring' }
  const jobs = [
    await aJob(app, admin, { title: 'Looked at first' }),
    await aJob(app, admin, { title: 'Looked at last' }),
  ]
  expect((await visit('session_one', reef)).status).toBe(204)
  await visit('session_own', reef, admin)
  const one = await aFreeMember(app)
  await visit('session_one', reef, one)
  // A later visit by another way does not change where somebody came from.
  await visit('session_two', { referrer: 'search.example' }, one)
  await visit('session_three', {})
  const two = await aFreeMember(app)
  await visit('session_three', {}, two)
  await visit('session_none', { campaign: '  ' })
  await visit('session_autumn', { ...reef, campaign: 'letter / autumn' })
  for (const { id } of jobs) await open(one, id)
  // Neither what others look at leads to a membership, nor what somebody looks at who has one; nor is a gift one that was bought.
  await open(two, jobs[0]!.id)
  await deliver(app, completed(checkoutOf(one)))
  await open(one, jobs[0]!.id)
  await deliver(app, completed(checkoutOf(one)))
  const gift = { action: 'grant', days: 30, reason: 'For the test' }
  expect((await app.as(admin)('POST', `/api/admin/users/${two.user.id}/membership`, gift)).status).toBeLessThan(300)
  // Whoever has been here for long and comes back was not brought by that visit.
  app.advance(2 * 86_400_000)
  const three = await aFreeMember(app)
  app.advance(2 * 86_400_000)
  await visit('session_four', { referrer: 'late.example' }, three)
  admin = await anAdmin(app)

  const { sources, listings } = await read()
  expect(sources).toContainEqual({ ...reef, visits: 1, signups: 1, members: 1, paid: 5980 })
  expect(sources).toContainEqual({ ...reef, campaign: 'letter / autumn', visits: 1, signups: 0, members: 0, paid: 0 })
  expect(sources.filter(({ referrer }) => referrer === null)).toEqual([
    { referrer: null, campaign: null, visits: 2, signups: 1, members: 0, paid: 0 },
  ])
  expect(sources).toContainEqual({
    referrer: 'late.example',
    campaign: null,
    visits: 1,
    signups: 0,
    members: 0,
    paid: 0,
  })
  expect(listings).toMatchObject([{ jobId: jobs[1]!.id, title: 'Looked at last', members: 1 }])
})

test('only a host is taken for where somebody came from, and it leaves with the account', async () => {
  for (const source of [
    { referrer: 'https://reef.example/path?q=1' },
    { referrer: 'a b' },
    { campaign: 'x'.repeat(101) },
  ])
    expect((await visit('session_bad', source)).status).toBe(422)
  const person = await aFreeMember(app)
  await visit('session_gone', { referrer: 'gone.example' }, person)
  await app.deps.batches.flush()
  const count = async () =>
    (await app.deps.db.pool.query(`select 1 from sign_up_sources where referrer = 'gone.example'`)).rows.length
  expect(await count()).toBe(1)
  const { body } = await app.as(person)('GET', `/api/users/${person.user.id}/export`)
  expect(JSON.stringify(body)).toContain('gone.example')
  expect((await app.as(admin)('DELETE', `/api/admin/users/${person.user.id}`)).status).toBe(204)
  expect(await count()).toBe(0)
  expect((await app.as(await aStaff(app, 'editor'))('GET', '/api/admin/growth')).status).toBe(403)
})

test('visits by links of an issue are counted in sum: once each, of those who agreed, admins left out', async () => {
  const by = (week: string) => ({ campaign: `newsletter / ${week}` })
  await visit('session_issue_one', by('2026-W46'))
  await visit('session_issue_one', by('2026-W46'))
  await visit('session_issue_two', by('2026-W46'), await aFreeMember(app))
  await visit('session_issue_three', by('2026-W47'))
  await visit('session_issue_four', by('2026-W47'), admin)
  for (const odd of ['newsletter / spring', 'newsletter / 2026-W47; drop', 'other / 2026-W47']) {
    await visit(`session_odd_${odd.length}`, { campaign: odd })
  }
  const editor = await aStaff(app, 'editor')
  const { body } = await app.as(editor)('GET', '/api/admin/newsletter/visits')
  const visits = [
    { week: '2026-W47', visits: 1 },
    { week: '2026-W46', visits: 2 },
  ]
  expect(body).toEqual({ issues: visits })
  expect((await app.as(await aStaff(app, 'moderator'))('GET', '/api/admin/newsletter/visits')).status).toBe(403)
})

test('what a source brought is one sum in the currency of the price, never two added up, less what was given back', async () => {
  const paying = async (referrer: string, change: object) => {
    const person = await aFreeMember(app)
    await visit(`session_${referrer}`, { referrer }, person)
    const session = checkoutOf(person, { ...change })
    await deliver(app, completed(session))
    return session
  }
  await paying('dollars.example', {})
  const price = { amount: 3000, currency: 'eur' }
  expect((await app.as(admin)('PATCH', '/api/admin/settings', { price })).status).toBe(200)
  const session = await paying('euros.example', { amount_total: 3000, currency: 'eur' })
  await deliver(app, refunded(session, { amount: 3000, amount_refunded: 1000, refunded: false }))
  await deliver(app, refunded(await paying('refunded.example', { amount_total: 3000, currency: 'eur' })))
  const sources = (await read()).sources.filter(({ referrer }) => /^(dollars|euros|refunded)\./.test(referrer ?? ''))
  expect(sources).toEqual([
    { referrer: 'euros.example', campaign: null, visits: 1, signups: 1, members: 1, paid: 2000 },
    { referrer: 'dollars.example', campaign: null, visits: 1, signups: 1, members: 1, paid: 0 },
    { referrer: 'refunded.example', campaign: null, visits: 1, signups: 1, members: 0, paid: 0 },
  ])
})

test('what was before the time that is asked for is not among the numbers, nor what led to a membership long before it', async () => {
  const slow = await aFreeMember(app)
  await open(slow, (await aJob(app, admin)).id)
  app.advance(31 * 86_400_000)
  await deliver(app, completed(checkoutOf(slow)))
  admin = await anAdmin(app)
  expect(await read()).toEqual({ days: 30, sources: [], listings: [] })
})
