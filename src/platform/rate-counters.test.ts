import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDb } from '#testing/open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import type { ConnectionFields, Db } from './db.ts'
import { countUp, forgetOverWindows, readCounts } from './rate-counters.ts'

let connection: ConnectionFields
let one: Db
let two: Db

beforeAll(async () => {
  connection = await createTestDatabase(inject('postgres'))
  one = openTestDb(connection)
  two = openTestDb(connection)
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await dropTestDatabase(inject('postgres'), connection)
})

const now = new Date('2026-06-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('two instances count together, also when they count at the same moment', async () => {
  const window = { key: 'door', seconds: 60 }
  await Promise.all(Array.from({ length: 40 }, (_, i) => countUp((i % 2 ? one : two).orm, window, now)))
  expect((await readCounts(one.orm, ['door'], now)).get('door')?.count).toBe(40)
})

test('a window begins anew when it is over', async () => {
  const window = { key: 'gate', seconds: 60 }
  await countUp(one.orm, window, now)
  await countUp(one.orm, window, later(59))
  expect(await countUp(one.orm, window, later(60))).toEqual({ count: 1, endsAt: later(120) })
  expect((await readCounts(one.orm, ['gate'], later(121))).size).toBe(0)
  await forgetOverWindows(one.orm, later(121))
  expect((await readCounts(one.orm, ['gate'], now)).size).toBe(0)
})
