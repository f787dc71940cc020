// A database that falls silent keeps nobody waiting, and is used again as soon as it speaks.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { waitMsOf } from '#testing/own-time.ts'
import { type Db, isDatabaseDown, openDb } from './db.ts'
import { type DbWatch, watchDatabase } from './db-watch.ts'
import { type Line, openLine } from './silent-line.fixture.ts'

let line: Line
let db: Db
let watch: DbWatch
let isSilent = false
beforeAll(async () => {
  line = await openLine(inject('postgres').app)
  db = openDb(line.url, { poolSize: 2 })
  const tell = (value: boolean) => {
    isSilent = value
    db.setSilent(value)
  }
  watch = watchDatabase(line.url, { onSilent: () => tell(true), onBack: () => tell(false) })
})
afterAll(async () => {
  await watch.close()
  await db.close()
  line.close()
})

test('whoever waits is let go in under two seconds, whoever comes at once, until it answers again', async () => {
  await db.pool.query('select 1')
  line.setSilent(true)
  const failure = () => db.pool.query('select 1').catch((error: unknown) => error)
  const waited = await waitMsOf(async () => {
    // More than the pool has places, so that some wait for a place and not for the server.
    const waiting = await Promise.all(Array.from({ length: 6 }, failure))
    expect(waiting.map(isDatabaseDown)).toEqual(Array(6).fill(true))
  })
  expect(waited).toBeLessThan(2_500)
  expect(isSilent).toBe(true)
  expect(await waitMsOf(async () => expect(isDatabaseDown(await failure())).toBe(true))).toBeLessThan(1_000)
  line.setSilent(false)
  await eventually(() => db.pool.query('select 1'))
  expect(isSilent).toBe(false)
})

test('one that is gone after its silence is found again as well', async () => {
  line.setSilent(true)
  await eventually(() => expect(isSilent).toBe(true))
  line.setGone(true)
  await eventually(() => expect(isSilent).toBe(false))
  expect(isDatabaseDown(await db.pool.query('select 1').catch((error: unknown) => error))).toBe(true)
  line.setSilent(false)
  line.setGone(false)
  await eventually(() => db.pool.query('select 1'))
})
