// The description of the API is long, and open to everybody.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuMsOf } from '#testing/own-time.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const costOfTen = (work: () => unknown) =>
  cpuMsOf(async () => {
    for (let n = 0; n < 10; n += 1) await work()
  })

test('is written once, however often it is asked for', async () => {
  const { body, headers } = await app.call<object>('GET', '/api/openapi.json')
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['application/json', 'no-store'])
  const pageOf = async () => app.api.fetch(new Request('http://localhost/api/docs'), {})
  expect((await pageOf()).headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(await costOfTen(pageOf)).toBeLessThan(await costOfTen(() => JSON.stringify(body)))
})
