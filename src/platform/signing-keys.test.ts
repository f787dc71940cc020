// One key per purpose for all instances, and signatures that fit nothing else.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeClock } from '#shared/clock.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import type { ConnectionFields, Db } from './db.ts'
import { signingKeys } from './signing-keys.table.ts'
import { makeSigningKeys } from './signing-keys.ts'

const postgres = inject('postgres')
const clock = makeClock()
let connection: ConnectionFields
let db: Db

beforeAll(async () => {
  connection = await createTestDatabase(postgres)
  db = openTestDb(connection)
})
afterAll(async () => {
  await db.close()
  await dropTestDatabase(postgres, connection)
})

test('instances that sign for the first time together share one key', async () => {
  const instances = Array.from({ length: 6 }, () => makeSigningKeys({ db: db.orm, clock }))
  const signatures = await Promise.all(instances.map((keys) => keys.sign('unsubscribe', 'reader-7')))
  expect(new Set(signatures).size).toBe(1)
  expect(await makeSigningKeys({ db: db.orm, clock }).verify('unsubscribe', 'reader-7', signatures[0]!)).toBe(true)
  expect(await db.orm.select().from(signingKeys)).toHaveLength(1)
})

test('a signature is good for its own text and purpose only', async () => {
  const keys = makeSigningKeys({ db: db.orm, clock })
  const signature = await keys.sign('unsubscribe', 'reader-7')
  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(await keys.verify('unsubscribe', 'reader-8', signature)).toBe(false)
  expect(await keys.verify('upload', 'reader-7', signature)).toBe(false)
  for (const forged of ['', 'x', `${signature}=`, `${signature}A`, signature.slice(1)]) {
    expect(await keys.verify('unsubscribe', 'reader-7', forged)).toBe(false)
  }
})

test('after a database that was away the next signature works', async () => {
  const away = openTestDb({ ...connection, database: 'not_there' })
  let isAway = true
  const orm = new Proxy(db.orm, { get: (target, key) => Reflect.get(isAway ? away.orm : target, key) })
  const keys = makeSigningKeys({ db: orm, clock })
  await expect(keys.sign('again', 'x')).rejects.toThrow()
  isAway = false
  expect(await keys.sign('again', 'x')).toMatch(/^[\w-]{43}$/)
  await away.close()
})
