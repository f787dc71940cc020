// Acts of the desk tell the truth: what became live and what did not, who was told, and what waits.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { aCheckout, completed, deliver, startPayments } from '#features/membership/server/payments.fixture.ts'
import { aJob } from '#testing/jobs.ts'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { AuditPage, JobsActDone } from '../admin.schema.ts'
import { findConcerns } from '../health.rules.ts'
import type { Health } from '../health.schema.ts'
import type { WaitingRow } from '../waiting.schema.ts'
import { tellAdmins, tellAdminsInTheMorning } from './waiting-letter.service.ts'

const day = 86_400_000
let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startPayments({ PAYMENT_LINK_URL: 'https://pay.example/year' })
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const run = (text: string, values: unknown[] = []) => app.deps.db.pool.query(text, values)
const lettersLike = async (key: string) =>
  (await run('select key, recipient, subject, text, status from mail_letters where key like $1 order by key', [key]))
    .rows
const act = async (ids: string[], name: string, days = 30) =>
  (await app.as(admin)<JobsActDone>('POST', '/api/admin/jobs/act', { ids, act: name, days })).body
const isLive = async (id: string) => {
  const { body } = await app.call<{ isLive?: boolean; status?: string }>('GET', `/api/jobs/${id}/status`)
  return JSON.stringify(body)
}
const read = async (id: string) => (await app.as(admin)<Job>('GET', `/api/jobs/${id}`)).body

test('the log speaks of days only where some were added', async () => {
  const { id } = await aJob(app, admin, { title: 'For some days' })
  await act([id], 'extend', 7)
  await act([id], 'feature', 7)
  const { body } = await app.as(admin)<AuditPage>('GET', '/api/admin/audit?query=Closes, reopens, extends')
  const [featured, extended] = body.entries.map(({ after }) => after)
  expect(extended).toMatchObject({ act: 'extend', days: 7 })
  expect(featured).toMatchObject({ act: 'feature' })
  expect(featured).not.toHaveProperty('days')
})

test('two acts on the same listings at once are both done, in whatever order these were chosen', async () => {
  const jobs = await Promise.all(Array.from({ length: 12 }, (_, at) => aJob(app, admin, { title: `Chosen ${at}` })))
  const ids = jobs.map(({ id }) => id)
  const acts = [
    { ids, act: 'feature', days: 1 },
    { ids: ids.toReversed(), act: 'extend', days: 1 },
  ]
  const answers = await Promise.all(acts.map((each) => app.as(admin)<JobsActDone>('POST', '/api/admin/jobs/act', each)))
  expect(answers.map(({ status, body }) => [status, body.done])).toEqual([
    [200, 12],
    [200, 12],
  ])
})

test('of two extensions at once both count', async () => {
  const jobs = await Promise.all([1, 2, 3].map(() => aJob(app, admin, { displayDays: 30 })))
  const ids = jobs.map(({ id }) => id)
  await Promise.all([act(ids, 'extend', 7), act(ids, 'extend', 7), act(ids, 'extend', 7)])
  for (const id of ids) expect((await read(id)).displayDays).toBe(51)
})

describe('reopening and extending', () => {
  test('make a listing live, or say why not and leave it as it is', async () => {
    const fine = await aJob(app, admin, { title: 'Fine' })
    const closing = await aJob(app, admin, { title: 'Closing day over' })
    const expired = await aJob(app, admin, { title: 'Expired' })
    const old = await aJob(app, admin, { title: 'Old' })
    const gone = await aJob(app, admin, { title: 'Gone', jobUrl: 'https://gone.example/job' })
    const ids = [fine, closing, expired, old, gone].map(({ id }) => id)
    expect(await act(ids, 'close')).toEqual({ done: 5, left: [] })
    await run(`update jobs set closes_on = '2020-01-01' where id = $1`, [closing.id])
    await run(`update jobs set created_at = $2, expires_at = $3 where id = $1`, [
      expired.id,
      new Date(Date.now() - 60 * day),
      new Date(Date.now() - 30 * day),
    ])
    await run(`update jobs set created_at = $2, expires_at = $3 where id = $1`, [
      old.id,
      new Date(Date.now() - 400 * day),
      new Date(Date.now() - 300 * day),
    ])
    await run(
      `insert into link_checks (job_id, url, host, state, reason, step_host, next_at, closed_at)
        values ($1, 'https://gone.example/job', 'gone.example', 'closed', 'gone_twice', 'gone.example', now(), now())
        on conflict (job_id) do update set state = 'closed', reason = 'gone_twice'`,
      [gone.id],
    )
    const reopened = await act(ids, 'reopen')
    expect(reopened.done).toBe(1)
    expect(reopened.left.map(({ title, reason }) => [title, reason])).toEqual([
      ['Closing day over', 'closing_day_over'],
      ['Expired', 'expired'],
      ['Old', 'expired'],
      ['Gone', 'link_gone'],
    ])
    expect(reopened.left.every(({ text }) => text.endsWith('.'))).toBe(true)
    expect((await read(fine.id)).active).toBe(true)
    for (const { id } of [closing, expired, old, gone]) expect((await read(id)).active).toBe(false)

    const extended = await act(ids, 'extend', 20)
    expect(extended.left.map(({ title, reason }) => [title, reason])).toEqual([
      ['Closing day over', 'closing_day_over'],
      ['Old', 'too_old'],
      ['Gone', 'link_gone'],
    ])
    const again = await read(expired.id)
    expect(again.active).toBe(true)
    expect(Date.parse(again.expiresAt)).toBeGreaterThan(Date.now() + 19 * day)
    expect(await isLive(expired.id)).toBe(await isLive(fine.id))
  })

  test('take back a closing', async () => {
    const jobs = [await aJob(app, admin), await aJob(app, admin)]
    const ids = jobs.map(({ id }) => id)
    expect((await app.as(admin)('POST', `/api/admin/links/${ids[0]}/close`)).status).toBe(200)
    await act(ids, 'close')
    expect(await act(ids, 'reopen')).toEqual({ done: 2, left: [] })
    for (const id of ids) expect((await read(id)).active).toBe(true)
  })
})

describe('the audit log', () => {
  test('names whom and what, and of what kind it is, also when it is gone', async () => {
    const [person, job] = [await aFreeMember(app), await aJob(app, admin, { title: 'Named in the log' })]
    await app.as(admin)('DELETE', `/api/admin/users/${person.user.id}/sessions`)
    await app.as(admin)('DELETE', `/api/jobs/${job.id}`)
    const { body } = await app.as(admin)<AuditPage>('GET', '/api/admin/audit')
    expect(body.entries.slice(0, 2)).toMatchObject([
      { subject: job.id, subjectName: 'Named in the log', subjectKind: null },
      { subject: person.user.id, subjectName: person.user.username, subjectKind: 'person' },
    ])
    for (const id of [job.id, job.id.toUpperCase()]) {
      const found = await app.as(admin)<AuditPage>('GET', `/api/admin/audit?query=${id}`)
      expect(new Set(found.body.entries.map(({ subject }) => subject))).toEqual(new Set([job.id]))
    }
    expect((await app.as(admin)<AuditPage>('GET', '/api/admin/audit?to=2001-01-01')).body.total).toBe(0)
    expect((await app.as(admin)('GET', '/api/admin/audit?from=soon')).status).toBe(422)
  })
})

test('a gift code that was taken back can’t be redeemed, and one that was used can’t be taken back', async () => {
  const { body } = await app.as(admin)<{ codes: string[] }>('POST', '/api/admin/gift-codes', { days: 30, count: 2 })
  const [open, used] = body.codes as [string, string]
  const person = await aFreeMember(app)
  const redeem = (code: string) => app.as(person)('POST', '/api/membership/redeem', { code })
  const revoke = (code: string) => app.as(admin)('DELETE', `/api/admin/gift-codes/${code}`)
  expect((await revoke(open)).status).toBe(204)
  expect(await redeem(open)).toMatchObject({ status: 404, body: { code: 'code_not_valid' } })
  expect((await redeem(used)).status).toBe(204)
  for (const code of [open, used])
    expect(await revoke(code)).toMatchObject({ status: 409, body: { code: 'code_used' } })
  expect((await revoke('TIDE-odd')).status).toBe(404)
  expect(await revoke('TIDE-0123456789ABCDEF')).toMatchObject({ status: 404, body: { code: 'code_not_found' } })
  const list = await app.as(admin)<{ codes: object[] }>('GET', '/api/admin/gift-codes')
  expect(list.body.codes).toContainEqual(expect.objectContaining({ code: open, revokedAt: expect.any(String) }))
})

describe('what waits', () => {
  test('is told to every admin once a day, however many instances wake up, and not when nothing waits', async () => {
    await run('update link_checks set state = $1', ['open'])
    expect(await tellAdmins(app.deps)).toBe(false)
    await deliver(app, completed(aCheckout({ customer_details: { email: 'lost@mail.example', name: 'Lost Payer' } })))
    const other = await app.beside()
    expect(await Promise.all([tellAdmins(app.deps), tellAdmins(other.deps), tellAdmins(app.deps)])).toEqual([
      true,
      true,
      true,
    ])
    // It would take letters of later tests into its own outbox.
    await other.stop()
    const letters = await lettersLike(`desk:${admin.user.id}:%`)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ recipient: admin.email, subject: 'At the desk: 1 payment without a member' })
    app.advance(day)
    await tellAdmins(app.deps)
    expect(await lettersLike(`desk:${admin.user.id}:%`)).toHaveLength(2)
    admin = await anAdmin(app)
  })

  test('is told in the morning of the application’s clock, and once on a day of its time zone', async () => {
    const timeZone = 'America/Los_Angeles'
    const deps = { ...app.deps, config: { ...app.deps.config, timeZone } }
    const tellAt = (time: string) => tellAdminsInTheMorning({ ...deps, clock: { now: () => new Date(time) } })
    const before = (await lettersLike(`desk:${admin.user.id}:%`)).length
    // In winter it is eight hours earlier there.
    expect(await tellAt('2031-01-14T15:55:00Z')).toBe(false)
    expect(await tellAt('2031-01-14T20:00:00Z')).toBe(false)
    expect(await tellAt('2031-01-14T16:00:00Z')).toBe(true)
    expect(await tellAt('2031-01-14T19:55:00Z')).toBe(true)
    expect(await lettersLike(`desk:${admin.user.id}:%`)).toHaveLength(before + 1)
    expect(await tellAt('2031-01-15T16:00:00Z')).toBe(true)
    expect(await lettersLike(`desk:${admin.user.id}:%`)).toHaveLength(before + 2)
    admin = await anAdmin(app)
  })

  test('is named row by row', async () => {
    const { body } = await app.as(admin)<{ rows: WaitingRow[] }>('GET', '/api/admin/waiting/rows')
    const { rows } = await run(`select id from payments where payer_name = 'Lost Payer'`)
    expect(body.rows).toContainEqual(
      expect.objectContaining({ kind: 'payment', id: rows[0].id, text: 'Lost Payer', since: expect.any(String) }),
    )
    expect((await app.as(await aFreeMember(app))('GET', '/api/admin/waiting/rows')).status).toBe(403)
  })
})

test('letters of the desk name the address that the operator saved, not the one of the first day', async () => {
  await app.as(admin)('PATCH', '/api/admin/settings', { supportEmail: 'crew@harbour.example' })
  const person = await aFreeMember(app)
  await app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, {
    action: 'grant',
    days: 30,
    reason: 'For the test',
  })
  await tellAdmins(app.deps)
  const gift = await lettersTo(app, person.email, /^A gift from/)
  const desk = await lettersTo(app, admin.email, /^At the desk/)
  for (const { subject, text } of [...gift, ...desk])
    expect([subject, text]).toEqual([subject, expect.stringContaining('Write to crew@harbour.example')])
})

test('the system page knows when the last payment event arrived', async () => {
  const { body } = await app.as(admin)<Health>('GET', '/api/admin/health')
  expect(body.payments).toEqual({ areSetUp: true, lastEventAt: expect.any(String) })
  const concernsAt = (lastEventAt: string | null, areSetUp = true) =>
    findConcerns({ ...body, payments: { areSetUp, lastEventAt } }).filter((sentence) => sentence.includes('event'))
  const ago = (days: number) => new Date(Date.parse(body.readAt) - days * day).toISOString()
  expect(concernsAt(body.payments.lastEventAt)).toEqual([])
  expect(concernsAt(ago(31))).toEqual([expect.stringMatching(/^No payment event has arrived for 31 days/)])
  expect(concernsAt(null)).toEqual([expect.stringMatching(/^No payment event has ever arrived/)])
  expect(concernsAt(null, false)).toEqual([])
})
