// What the operator is told about the system, and what wants attention.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordBackup } from '#platform/backup/backups.store.ts'
import { eventually } from '#testing/eventually.ts'
import { anUpload } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { findConcerns } from '../health.rules.ts'
import { Health } from '../health.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const look = async () => Health.parse((await app.as(admin)('GET', '/api/admin/health')).body)

test('an admin sees versions, sizes, queue, mail and storage as they are; a member sees nothing', async () => {
  const member = await aFreeMember(app)
  expect(await app.as(member)('GET', '/api/admin/health')).toMatchObject({ status: 403 })
  await anUpload(app, member)
  const health = await look()
  expect(health.database).toMatchObject({ version: expect.stringMatching(/^\d+/), migrations: { areComplete: true } })
  expect(health.database.migrations.applied).toBe(health.database.migrations.known)
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.database.connections).toBeGreaterThan(0)
  expect(health.database.tables.length).toBeGreaterThan(4)
  expect(health.queue.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail', 'tidy-up']))
  expect(health.storage).toMatchObject({ kind: 'disk', files: 1 })
  expect(health.storage.bytes).toBeGreaterThan(50)
  expect(health.mail).toMatchObject({ way: 'outbox', undelivered: 0 })
})

test('a missing and an old backup are told, a fresh one is not', async () => {
  const now = app.deps.clock.now()
  expect(findConcerns(await look())).toEqual([
    'No backup was ever made. Set BACKUP_DIR or BACKUP_BUCKET, or run npm run backup -- FILE every night.',
  ])
  const facts = { bytes: 1_000, rows: 10, files: 1 }
  await recordBackup(app.deps.db.orm, { ...facts, madeAt: new Date(now.getTime() - 49 * 3_600_000) })
  expect(findConcerns(await look())).toEqual(['The last backup is 2 days old.'])
  await recordBackup(app.deps.db.orm, { ...facts, madeAt: now })
  expect(await look()).toMatchObject({ lastBackup: { madeAt: now.toISOString(), ...facts } })
  expect(findConcerns(await look())).toEqual([])
})

test('work that failed for good and letters that wait too long are told', async () => {
  const { db, queue } = app.deps
  await queue.publish(null, 'tidy-up', {}, { startAfter: new Date(app.deps.clock.now().getTime() + 3_600_000) })
  expect((await look()).queue.find(({ name }) => name === 'tidy-up')).toMatchObject({ waiting: 1, failed: 0 })
  await db.pool.query(
    `insert into pgboss.job (name, source_name, data) values ('dead-letters', 'newsletter-issue', '{}')`,
  )
  await db.pool.query(
    `insert into mail_letters (key, recipient, subject, html, text, status, created_at, give_up_at) values
     ('a', 'a@mail.example', '', '', '', 'queued', now() - interval '2 hours', now() + interval '1 day'),
     ('b', 'b@mail.example', '', '', '', 'failed', now(), now())`,
  )
  await eventually(async () => expect((await look()).mail).toMatchObject({ waiting: 1, undelivered: 1 }))
  const health = await look()
  expect(health.queue.find(({ name }) => name === 'newsletter-issue')).toMatchObject({ failed: 1, waiting: 0 })
  expect(findConcerns(health)).toEqual([
    'A job in the background failed for good.',
    'A letter could not be delivered.',
    'Mail is late: a letter has been waiting for over an hour.',
  ])
})
