// What is remembered of the board: read once for a crowd, and anew after every change.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { cached } from './board.cache.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('a crowd that asks the same at once is answered by one reading, and a change is read anew', async () => {
  let readings = 0
  const read = async () => {
    readings += 1
    return readings
  }
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => cached(app.deps, 'a crowd', read)))
  expect(new Set(await crowd())).toEqual(new Set([1]))
  expect(new Set(await crowd())).toEqual(new Set([1]))
  await aJob(app, await anAdmin(app))
  expect(new Set(await crowd())).toEqual(new Set([2]))
})

test('a reading that fails is told to all who waited for it, and tried again by the next', async () => {
  const fail = () => Promise.reject(new Error('No answer'))
  const crowd = await Promise.allSettled([cached(app.deps, 'a failure', fail), cached(app.deps, 'a failure', fail)])
  expect(crowd.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cached(app.deps, 'a failure', async () => 'an answer')).toBe('an answer')
})
