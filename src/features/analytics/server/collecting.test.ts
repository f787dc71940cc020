// What waits for the database: it outlives an outage, is written once, and one bad row costs no other.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Batches, makeBatches } from '#platform/batches.ts'
import type { Db } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { forgetOldAnalytics, insertSessions } from './collected.store.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())
beforeEach(async () => void (await app.deps.db.pool.query('delete from analytics_sessions')))

const aSession = (name: string, change: { userAgent?: string; userId?: string } = {}) => ({
  sessionId: `session_${name}`,
  userId: null,
  address: '203.0.113.0',
  userAgent: 'A browser',
  visitor: 'somebody',
  isAdmin: false,
  createdAt: app.deps.clock.now().toISOString(),
  ...change,
})

async function written(): Promise<string[]> {
  const { rows } = await app.deps.db.pool.query('select session_id as id from analytics_sessions order by 1')
  return rows.map(({ id }) => id.replace('session_', ''))
}

/** A connection of its own, which can fall silent without the rest of the test. */
async function collecting(work: (batches: Batches, db: Db, lines: string[]) => Promise<void>) {
  const lines: string[] = []
  const { options } = app.deps.db.pool
  const { host, port, user, password, database } = options as Required<typeof options> & { password: string }
  const db = openTestDb({ host, port, user, password, database })
  const batches = makeBatches({ db, log: makeLog('info', { write: (line) => lines.push(line) }) })
  try {
    await work(batches, db, lines)
  } finally {
    await batches.close()
    await db.close()
  }
}

test('reports made while the database is away are written when it is back, without being asked for', async () => {
  await collecting(async (batches, db, lines) => {
    db.setSilent(true)
    batches.add(insertSessions, aSession('one'))
    await batches.flush()
    batches.add(insertSessions, aSession('two'))
    await batches.flush()
    expect(await written()).toEqual([])
    expect(lines.filter((line) => line.includes('they wait'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('203.0.113')
    db.setSilent(false)
    await expect.poll(written).toEqual(['one', 'two'])
  })
})

test('one row that the database refuses costs no other, and is logged', async () => {
  await collecting(async (batches, _db, lines) => {
    for (const name of ['a', 'b']) batches.add(insertSessions, aSession(name))
    batches.add(insertSessions, aSession('bad', { userAgent: 'NUL \u0000' }))
    for (const name of ['c', 'd']) batches.add(insertSessions, aSession(name))
    await batches.flush()
    expect(await written()).toEqual(['a', 'b', 'c', 'd'])
    expect(lines.filter((line) => line.includes('refused by the database'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('203.0.113')
  })
})

test('a row that is written again, as its first answer was lost, counts once', async () => {
  const row = { ...aSession('again'), id: crypto.randomUUID() }
  await insertSessions(app.deps.db.orm, [row])
  await insertSessions(app.deps.db.orm, [row])
  expect(await written()).toEqual(['again'])
})

test('memory is bounded while the database is away, and what found no room is said', async () => {
  await collecting(async (batches, db, lines) => {
    db.setSilent(true)
    for (let n = 0; n < 20_003; n++) batches.add(insertSessions, aSession(`${n}`))
    await batches.flush()
    expect(lines.find((line) => line.includes('faster than'))).toContain('"dropped":3')
    db.setSilent(false)
    await batches.flush()
    expect(await written()).toHaveLength(20_000)
  })
})

test('a stop writes what still waits', async () => {
  await collecting(async (batches) => {
    batches.add(insertSessions, aSession('last'))
    await batches.close()
    expect(await written()).toEqual(['last'])
  })
})

test('what was collected is forgotten after thirteen months, and at the end of a month no sooner', async () => {
  const times = { kept: '2026-02-28T13:00:00Z', young: '2026-03-01T00:00:00Z', old: '2026-02-28T11:00:00Z' }
  const rows = Object.entries(times).map(([name, createdAt]) => ({ ...aSession(name), createdAt }))
  await insertSessions(app.deps.db.orm, rows)
  await forgetOldAnalytics(app.deps.db.orm, new Date('2027-03-31T12:00:00Z'))
  expect(await written()).toEqual(['kept', 'young'])
})
