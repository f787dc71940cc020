// People's requests about their data in one place: noted by themselves or entered by hand, due in a month, masked when done.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataRequest, DataRequestList } from '#features/accounts/data-request.schema.ts'
import { enterRequest, forgetOldRequests } from '#features/accounts/server/data-requests.service.ts'
import { tidyUp } from '#server/background.ts'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const day = 86_400_000
const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const today = () => dayOf(app.deps.clock.now())
const list = async (state: 'open' | 'done') =>
  (await app.as(admin)<DataRequestList>('GET', `/api/admin/data-requests?state=${state}`)).body
const enter = (body: object) => app.as(admin)<DataRequest & { code: string }>('POST', '/api/admin/data-requests', body)
const settle = (id: string, body: object) =>
  app.as(admin)<DataRequest & { code: string }>('PATCH', `/api/admin/data-requests/${id}`, body)
const stored = async () => JSON.stringify((await app.deps.db.pool.query('select * from data_requests')).rows)

test('a copy of one’s data, a correction, a deletion and an erased address are noted with masked addresses', async () => {
  const person = await aFreeMember(app)
  const path = `/api/users/${person.user.id}/export`
  await app.as(person)('GET', path)
  const { body } = await app.as(person)<{ data_requests: { kind: string }[] }>('GET', path)
  expect(body.data_requests).toEqual([expect.objectContaining({ kind: 'export', way: 'account' })])
  const corrected = { email: `corrected.${person.email}` }
  expect((await app.as(admin)('PUT', `/api/admin/users/${person.user.id}/email`, corrected)).status).toBe(200)
  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, is_active, consent_at, consent_source, confirmed_at, created_at)
    values ('reader@alone.example', 'reader@alone.example', true, now(), 'footer', now(), now())`)
  const { rows } = await app.deps.db.pool.query(
    `select id from newsletter_subscribers where email like 'reader@alone%'`,
  )
  expect((await app.as(admin)('DELETE', `/api/admin/subscribers/${rows[0].id}`)).status).toBe(204)
  const { requests, total } = await list('done')
  expect(requests.map(({ kind, way }) => `${kind} ${way}`).sort()).toEqual([
    'correction team',
    'deletion account',
    'erasure team',
    'export account',
  ])
  expect(total).toBe(4)
  const kept = await stored()
  for (const address of [person.email, corrected.email, 'reader@alone.example', person.user.id])
    expect(kept).not.toContain(address)
  expect(requests.find(({ kind }) => kind === 'erasure')?.who).toBe('r…@a….example')
})

test('a request by letter is due a month later, waits when it is overdue, and keeps no name once it is done', async () => {
  const waiting = async () => (await app.as(admin)<{ requests: number }>('GET', '/api/admin/waiting')).body.requests
  const received = dayOf(new Date(app.deps.clock.now().getTime() - 20 * day))
  const { body, status } = await enter({ kind: 'deletion', who: 'jane.doe@mail.example', receivedOn: received })
  expect([status, body.isOverdue, await waiting()]).toEqual([201, false, 0])
  app.advance(20 * day)
  admin = await anAdmin(app)
  expect((await list('open')).requests).toMatchObject([{ id: body.id, isOverdue: true, who: 'jane.doe@mail.example' }])
  expect(await waiting()).toBe(1)
  const { body: rows } = await app.as(admin)<{ rows: { kind: string; id: string; text: string }[] }>(
    'GET',
    '/api/admin/waiting/rows',
  )
  expect(rows.rows).toContainEqual(expect.objectContaining({ kind: 'request', id: body.id }))
  expect(JSON.stringify(rows)).not.toContain('jane')
  const later = dayOf(new Date(app.deps.clock.now().getTime() + 30 * day))
  expect((await settle(body.id, { dueOn: later, note: 'Asked for proof' })).body).toMatchObject({ isOverdue: false })
  expect((await settle(body.id, { done: true })).body).toMatchObject({ who: 'j…@m….example', note: 'Asked for proof' })
  expect(await settle(body.id, { done: true })).toMatchObject({ status: 409, body: { code: 'request_done' } })
  expect(await stored()).not.toContain('jane')
  const { rows: acts } = await app.deps.db.pool.query('select before, after from audit_log')
  expect(JSON.stringify(acts)).not.toContain('jane')
})

test('an open letter of somebody whose account goes loses the address', async () => {
  const person = await aFreeMember(app)
  await enter({ kind: 'other', who: person.email, receivedOn: today(), note: `Wrote from ${person.email}.` })
  await app.deps.db.pool.query('update users set email_verified = true where id = $1', [person.user.id])
  await app.as(admin)('DELETE', `/api/admin/users/${person.user.id}`)
  expect(await stored()).not.toContain(person.email)
  expect((await list('open')).total).toBe(1)
})

test('a request is entered on the day that it is where the team sits, also while it is the day before in UTC', async () => {
  const clock = { now: () => new Date('2026-11-19T22:30:00Z') }
  const told = { kind: 'other', who: 'An early riser' } as const
  const enterThen = (receivedOn: string) => enterRequest({ ...app.deps, clock }, { ...told, receivedOn })
  expect(await enterThen('2026-11-20')).toMatchObject({ receivedOn: '2026-11-20', dueOn: '2026-12-20' })
  await expect(enterThen('2026-11-21')).rejects.toThrow('This day has not come yet')
  await app.deps.db.pool.query(`delete from data_requests where who = $1`, [told.who])
})

test('what was done on the last day of a February three years ago is there all day', async () => {
  await app.deps.db.pool.query(`
    insert into data_requests (kind, way, who, received_on, due_on, done_at)
    values ('other', 'letter', 'L… D…', '2025-02-01', '2025-03-01', '2025-02-28T18:00:00Z')`)
  const leapDay = { now: () => new Date('2028-02-29T12:00:00Z') }
  await forgetOldRequests({ ...app.deps, clock: leapDay })
  expect(await stored()).toContain('L… D…')
  await forgetOldRequests({ ...app.deps, clock: { now: () => new Date('2028-03-01T12:00:00Z') } })
  expect(await stored()).not.toContain('L… D…')
})

test('what makes no sense is refused, and nobody but admins reads it', async () => {
  const good = { kind: 'removal', who: 'A search engine', receivedOn: today() }
  const dayAfterTomorrow = dayOf(new Date(app.deps.clock.now().getTime() + 2 * day))
  for (const bad of [
    { kind: 'odd' },
    { who: ' ' },
    { receivedOn: 'soon' },
    { receivedOn: dayAfterTomorrow },
    { dueOn: '2020-01-01' },
  ])
    expect((await enter({ ...good, ...bad })).status, JSON.stringify(bad)).toBe(422)
  expect((await settle('00000000-0000-4000-8000-000000000000', { done: true })).status).toBe(404)
  for (const role of ['editor', 'moderator'] as const)
    expect((await app.as(await aStaff(app, role))('GET', '/api/admin/data-requests')).status).toBe(403)
})

test('three years after it was done nothing of it is left', async () => {
  app.advance(4 * 366 * day)
  admin = await anAdmin(app)
  await tidyUp(app.deps)
  expect((await list('done')).total).toBe(0)
  expect((await list('open')).total).toBe(1)
})
