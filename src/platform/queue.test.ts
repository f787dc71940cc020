// The queue against a real database: at once, atomic, once per key, retried, kept when dead, back after an outage.
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { makeClock } from '#shared/clock.ts'
import { eventually } from '#testing/eventually.ts'
import { quickQueue } from '#testing/mail-timing.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import type { ConnectionFields, Db } from './db.ts'
import { makeLog } from './log.ts'
import { type JobOptions, makeQueue, type Queue } from './queue.ts'

const log = makeLog('silent')
const postgres = inject('postgres')
let connection: ConnectionFields
let db: Db
const started: Queue[] = []

beforeAll(async () => {
  connection = await createTestDatabase(postgres)
  db = openTestDb(connection)
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((queue) => queue.stop()))
})
afterAll(async () => {
  await db.close()
  await dropTestDatabase(postgres, connection)
})

function aQueue({ pollSeconds = 0.5, offsetMs = 0 } = {}): Queue {
  const timing = { ...quickQueue, pollSeconds }
  const queue = makeQueue({ connection, log, clock: makeClock(offsetMs), timing })
  started.push(queue)
  return queue
}

const quick = { retryDelaySeconds: 1, retryDelayMaxSeconds: 1 }

test('several instances that start together on an empty database all come up', async () => {
  const seen: string[] = []
  const queues = Array.from({ length: 4 }, () => aQueue())
  for (const queue of queues) queue.define<{ n: string }>('start', async ({ n }) => void seen.push(n))
  await Promise.all(queues.map((queue) => queue.start()))
  await queues[0]!.publish(null, 'start', { n: 'one' })
  await eventually(() => expect(seen).toEqual(['one']))
}, 30_000)

test('a job runs at once, long before the next look into the table', async () => {
  const queue = aQueue({ pollSeconds: 3600 })
  const ran = vi.fn(async () => {})
  queue.define('at-once', ran)
  await queue.start()
  await queue.publish(null, 'at-once', {})
  await eventually(() => expect(ran).toHaveBeenCalledTimes(1))
}, 30_000)

test('a job published in a transaction exists only when that commits, through Drizzle and through the driver', async () => {
  const queue = aQueue()
  const seen: string[] = []
  queue.define<{ n: string }>('atomic', async ({ n }) => void seen.push(n))
  await queue.start()

  const undone = db.orm.transaction(async (tx) => {
    await queue.publish(tx, 'atomic', { n: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await db.orm.transaction((tx) => queue.publish(tx, 'atomic', { n: 'drizzle' }))
  const client = await db.pool.connect()
  await client.query('begin')
  await queue.publish(client, 'atomic', { n: 'driver' })
  await client.query('commit')
  client.release()
  await queue.publish(null, 'atomic', { n: 'last' })

  await eventually(() => expect(seen.toSorted()).toEqual(['driver', 'drizzle', 'last']))
}, 30_000)

test('the same singleton key is taken once while it waits, and again when it is done', async () => {
  const queue = aQueue()
  const ran = vi.fn(async () => {})
  queue.define('single', ran)
  await queue.start()
  const later = { singletonKey: 'edition:7', startAfter: new Date(Date.now() + 1000) }
  expect(await queue.publish(null, 'single', {}, later)).toBe(true)
  expect(await queue.publish(null, 'single', {}, later)).toBe(false)
  await eventually(() => expect(ran).toHaveBeenCalledTimes(1))
  await eventually(async () => expect(await queue.publish(null, 'single', {}, later)).toBe(true))
}, 30_000)

test('a start in an hour of the application clock is in an hour of real time', async () => {
  const queue = aQueue({ offsetMs: 25 * 3_600_000 })
  queue.define('shifted', async () => {})
  await queue.start()
  await queue.publish(null, 'shifted', {}, { startAfter: new Date(Date.now() + 26 * 3_600_000) })
  const { rows } = await db.pool.query<{ minutes: number }>(
    `select extract(epoch from start_after - now())::float8 / 60 as minutes from pgboss.job where name = 'shifted'`,
  )
  expect(rows[0]?.minutes).toBeGreaterThan(58)
  expect(rows[0]?.minutes).toBeLessThan(61)
}, 30_000)

test('a job that fails is tried again, and after the last attempt kept with its reason until someone retries it', async () => {
  const queue = aQueue()
  let isMended = false
  const ran = vi.fn(async () => {
    if (!isMended) throw new Error('no answer from someone@example.org')
  })
  queue.define('frail', ran, { ...quick, retryLimit: 1 })
  await queue.start()
  await queue.publish(null, 'frail', { n: 1 })

  const letter = await eventually(async () => {
    const [first] = (await queue.listDeadLetters()).filter(({ queue: name }) => name === 'frail')
    expect(first).toMatchObject({ payload: { n: 1 }, reason: 'no answer from [address]', attempts: 2 })
    return first!
  })
  expect(ran).toHaveBeenCalledTimes(2)

  isMended = true
  expect(await queue.retryDeadLetter(null, letter.id)).toBe(true)
  expect(await queue.retryDeadLetter(null, letter.id)).toBe(false)
  expect(await queue.retryDeadLetter(null, "'; drop table")).toBe(false)
  await eventually(() => expect(ran).toHaveBeenCalledTimes(3))
  expect(await queue.dropDeadLetter(null, letter.id)).toBe(false)
}, 30_000)

test.each([
  ['is cut at a letter of two halves', `${'x'.repeat(499)}🐋 and more`, `${'x'.repeat(499)}🐋`],
  ['holds what no database keeps', 'Unexpected \0 in a page', 'Unexpected \ufffd in a page'],
])(
  'a failure whose reason %s is kept as any other',
  async (_how, said, kept) => {
    const queue = aQueue()
    queue.define(
      'odd-words',
      async () => {
        throw new Error(said)
      },
      { ...quick, retryLimit: 0 },
    )
    await queue.start()
    await queue.publish(null, 'odd-words', {})
    await eventually(async () => {
      expect((await queue.listDeadLetters()).map(({ reason }) => reason)).toContain(kept)
    })
  },
  30_000,
)

test('a schedule is kept in its time zone and makes up once for what it missed', async () => {
  const queue = aQueue()
  queue.define('weekly', async () => {})
  queue.schedule('weekly', '0 8 * * 1', 'Europe/Paris')
  await queue.start()
  const { rows } = await db.pool.query(`select cron, timezone, options->>'missed' as missed from pgboss.schedule`)
  expect(rows).toEqual([{ cron: '0 8 * * 1', timezone: 'Europe/Paris', missed: 'once' }])
}, 30_000)

test('a queue that an earlier version opened goes by what it is defined with now, and is left alone while that is the same', async () => {
  const readQueue = async () => {
    const { rows } = await db.pool.query(
      `select retry_limit as "retryLimit", updated_on as "changedAt" from pgboss.queue where name = 'upgraded'`,
    )
    return rows[0]
  }
  const start = async (options: JobOptions) => {
    const queue = aQueue()
    queue.define('upgraded', async () => {}, options)
    await queue.start()
    await queue.stop()
  }
  await start({ retryLimit: 2 })
  const before = await readQueue()
  expect(before).toMatchObject({ retryLimit: 2 })
  await start({ retryLimit: 2 })
  expect(await readQueue()).toEqual(before)
  await start({ retryLimit: 7 })
  expect(await readQueue()).toMatchObject({ retryLimit: 7 })
}, 30_000)

test('when the database drops every connection, the queue comes back by itself', async () => {
  const queue = aQueue()
  const seen: string[] = []
  queue.define<{ n: string }>('tough', async ({ n }) => void seen.push(n))
  await queue.start()
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'queue' and datname = current_database()`,
  )
  await eventually(() => queue.publish(null, 'tough', { n: 'after' }))
  await eventually(() => expect(seen).toEqual(['after']))
}, 30_000)

test('stopping lets the running job finish', async () => {
  const queue = aQueue()
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  const done: string[] = []
  queue.define('slow', async () => {
    done.push('began')
    await gate
    done.push('ended')
  })
  await queue.start()
  await queue.publish(null, 'slow', {})
  await eventually(() => expect(done).toEqual(['began']))
  const stopping = queue.stop()
  openGate()
  await stopping
  expect(done).toEqual(['began', 'ended'])
  const { rows } = await db.pool.query(`select state from pgboss.job where name = 'slow'`)
  expect(rows).toEqual([{ state: 'completed' }])
}, 30_000)
