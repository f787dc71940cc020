// Notices: they reach every listener, leave with the commit only, and come back after an outage.
import { once } from 'node:events'
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import type { ConnectionFields, Db } from './db.ts'
import { type Notices, openNotices } from './notices.ts'

const postgres = inject('postgres')
let database: ConnectionFields
let db: Db
let here: Notices
let there: Notices

const areLive = () => eventually(() => expect([here.isLive(), there.isLive()]).toEqual([true, true]))

beforeEach(async () => {
  database = await createTestDatabase(postgres)
  db = openTestDb(database)
  here = openNotices(database, () => undefined)
  there = openNotices(database, () => undefined)
})
afterEach(async () => {
  await Promise.all([here.close(), there.close(), db.close()])
  await dropTestDatabase(postgres, database)
})

test('a notice reaches the other instances, on its channel only', async () => {
  const heard: string[] = []
  here.subscribe('tides', (payload) => heard.push(`here ${payload}`))
  there.subscribe('tides', (payload) => heard.push(`there ${payload}`))
  await areLive()
  // Subscribed once the connection stands.
  there.subscribe('Winds "and" waves', (payload) => heard.push(`late ${payload}`))
  await areLive()
  await here.publish(db.orm, 'currents', 'unheard')
  await here.publish(db.orm, 'tides', 'high')
  await here.publish(db.orm, 'Winds "and" waves', 'strong')
  await eventually(() => expect(heard.toSorted()).toEqual(['here high', 'late strong', 'there high']))
})

test('a notice in a transaction leaves with the commit, or never', async () => {
  const heard: string[] = []
  here.subscribe('tides', (payload) => heard.push(payload))
  await areLive()
  const undone = db.orm.transaction(async (tx) => {
    await here.publish(tx, 'tides', 'undone')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await db.orm.transaction((tx) => here.publish(tx, 'tides', 'done'))
  await eventually(() => expect(heard).toEqual(['done']))
})

test('a listener that was cut off says so, comes back and hears again', async () => {
  const heard: string[] = []
  const reconnected = vi.fn()
  here.subscribe('tides', (payload) => heard.push(payload))
  await areLive()
  here.onReconnect(reconnected)
  await db.orm.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await eventually(() => expect(reconnected).toHaveBeenCalledOnce())
  await areLive()
  await here.publish(db.orm, 'tides', 'low')
  await eventually(() => expect(heard).toEqual(['low']))
})

test('a receiver that fails does not keep the notice from the others', async () => {
  const heard: string[] = []
  here.subscribe('tides', () => {
    throw new Error('seasick')
  })
  here.subscribe('tides', (payload) => heard.push(payload))
  const unsubscribe = here.subscribe('tides', (payload) => heard.push(`twice ${payload}`))
  await areLive()
  unsubscribe()
  await here.publish(db.orm, 'tides', 'high')
  await eventually(() => expect(heard).toEqual(['high']))
})

test('without a database it is not live, and closes at once', async () => {
  const lost = openNotices('postgres://app:secret@127.0.0.1:1/app', () => undefined)
  lost.subscribe('tides', () => undefined)
  expect(lost.isLive()).toBe(false)
  await lost.close()
})

/** How a client's last message begins. */
const goodbye = 'X'.charCodeAt(0)

test('a stop does not wait for a server that is frozen', async () => {
  const line = createServer({ allowHalfOpen: true }, (visitor) => {
    const server = connectSocket(join(database.host, `.s.PGSQL.${database.port}`))
    // What is asked and answered comes through, a goodbye does not.
    visitor.on('data', (bytes) => bytes[0] === goodbye || server.write(bytes)).on('error', () => undefined)
    server.on('data', (bytes) => visitor.write(bytes)).on('error', () => undefined)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { user, password } = database
  const { port } = line.address() as AddressInfo
  const listener = openNotices(`postgres://${user}:${password}@127.0.0.1:${port}/${database.database}`, () => undefined)
  listener.subscribe('tides', () => undefined)
  await eventually(() => expect(listener.isLive()).toBe(true))
  await listener.close()
  line.close()
})
