// What needs a person is counted, for admins alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCheckout, completed, deliver, startPayments } from '#features/membership/server/payments.fixture.ts'
import { anAdmin, aStaff, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { Waiting } from '../waiting.schema.ts'

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

test('after a week without a backup one is due', async () => {
  app.advance(8 * 86_400_000)
  admin = await anAdmin(app)
  expect(await read()).toMatchObject({ backup: 1 })
  await app.deps.db.pool.query(`insert into backups (made_at, bytes, rows, files) values ($1, 1, 1, 1)`, [
    app.deps.clock.now(),
  ])
  expect(await read()).toMatchObject({ backup: 0 })
})

test('it is for admins', async () => {
  expect((await app.as(await aStaff(app, 'editor'))('GET', '/api/admin/waiting')).status).toBe(403)
})
