// What needs a person is counted, for admins alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, completed, deliver, startPayments } from '#features/membership/server/payments.fixture.ts'
import type { Config } from '#platform/config.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { Waiting } from '../waiting.schema.ts'
import { readWaiting } from './waiting.service.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startPayments()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const read = async () => (await app.as(admin)<Waiting>('GET', '/api/admin/waiting')).body

test('nothing waits on a new site; a payment of somebody unknown does', async () => {
  const nothing = {
    payments: 0,
    reports: 0,
    links: 0,
    drafts: 0,
    requests: 0,
    letters: 0,
    disk: 0,
    backup: 0,
    settings: 0,
    total: 0,
  }
  expect(await read()).toEqual(nothing)
  await deliver(app, completed(aCheckout()))
  expect(await read()).toEqual({ ...nothing, payments: 1, total: 1 })
})

test('a listing is counted once, however many reported it, and also when its page is doubtful', async () => {
  const jobs = [await aJob(app, admin), await aJob(app, admin)]
  const readers = [await aFreeMember(app), await aFreeMember(app)]
  for (const reader of readers)
    expect((await app.as(reader)('POST', `/api/jobs/${jobs[0]!.id}/reports`, { reason: 'closed' })).status).toBe(201)
  expect((await read()).links).toBe(1)
  for (const { id, jobUrl } of jobs)
    await app.deps.db.pool.query(
      `insert into link_checks (job_id, url, host, step_host, state, next_at) values ($1, $2, 'h', 'h', 'doubtful', $3)`,
      [id, jobUrl, app.deps.clock.now()],
    )
  expect((await read()).links).toBe(2)
  for (const { id } of jobs) await app.as(admin)('DELETE', `/api/jobs/${id}`)
  expect((await read()).links).toBe(0)
})

test('a post counts that is reported and one that is held, and a letter that could not be delivered', async () => {
  const before = await read()
  const [author, reader] = [await aFreeMember(app), await aFreeMember(app)]
  const draft = { title: 'What waits for a word', content: 'Some words about it.' }
  const { id: topicId } = (await app.as(author)<{ id: string }>('POST', '/api/forum/topics', draft)).body
  const reply = { topicId, content: 'A word more about it.' }
  const { id: replyId } = (await app.as(author)<{ id: string }>('POST', '/api/forum/replies', reply)).body
  expect(
    (await app.as(reader)('POST', '/api/forum/reports', { kind: 'topic', postId: topicId, reason: 'spam' })).status,
  ).toBe(201)
  expect(await read()).toEqual({ ...before, reports: 1, total: before.total + 1 })
  const { pool } = app.deps.db
  await pool.query('update forum_replies set held_at = now() where id = $1', [replyId])
  expect(await read()).toEqual({ ...before, reports: 2, total: before.total + 2 })
  await pool.query(`update mail_letters set status = 'dead' where recipient = $1`, [author.email])
  expect(await read()).toEqual({ ...before, reports: 2, letters: 1, total: before.total + 3 })
})

test('after a week without a backup one is due', async () => {
  app.advance(8 * 86_400_000)
  admin = await anAdmin(app)
  expect(await read()).toMatchObject({ backup: 1 })
  await app.deps.db.pool.query(`insert into backups (made_at, bytes, rows, files) values ($1, 1, 1, 1)`, [
    app.deps.clock.now(),
  ])
  expect(await read()).toMatchObject({ backup: 0 })
})

describe('what the place it runs at lacks', () => {
  /** The same data under another configuration. */
  const readWith = (change: (config: Config) => Partial<Config>): Promise<Waiting> => {
    const { config } = app.deps
    return readWaiting({ ...app.deps, config: { ...config, ...change(config) } })
  }

  test('is counted: on a live site, payments and mail that nobody has set up', async () => {
    const before = await read()
    const live = { mode: 'production' } as const
    const neither = await readWith(() => live)
    expect(neither).toEqual({ ...before, settings: 2, total: before.total + 2 })
    const canPay = (config: Config) => ({ payment: { ...config.payment, linkUrl: 'https://pay.example/year' } })
    expect(await readWith((config) => ({ ...live, ...canPay(config) }))).toMatchObject({ settings: 1 })
    const canWrite = (config: Config) => ({ mail: { ...config.mail, smtpUrl: 'smtp://mail.example' } })
    expect(await readWith((config) => ({ ...live, ...canWrite(config) }))).toMatchObject({ settings: 1 })
    expect(await readWith((config) => ({ ...live, ...canPay(config), ...canWrite(config) }))).toEqual(before)
    // A demo plays the payment page itself, and nobody waits for its letters.
    expect(await readWith(() => ({ mode: 'demo' }))).toMatchObject({ settings: 0 })
  })

  test('is counted: a disk with less than a gigabyte left, and not one that nobody can look at', async () => {
    const before = await read()
    // Where the system keeps its own state there is never room for a file.
    const full = process.platform === 'linux' ? '/proc' : '/dev'
    expect(await readWith(() => ({ dataDir: full }))).toEqual({ ...before, disk: 1, total: before.total + 1 })
    expect(await readWith(() => ({ dataDir: '/no/such/folder' }))).toEqual(before)
  })
})

test('it is for admins', async () => {
  expect((await app.as(await aStaff(app, 'editor'))('GET', '/api/admin/waiting')).status).toBe(403)
})
