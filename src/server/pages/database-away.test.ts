// A page that can't be made because the database is away says so: 503 and the static page, never its placeholders.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliver, startSite, type TestSite } from '#testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  // As the home page does: what it asked for is missing, and it goes on with a skeleton.
  site = await startSite({}, async ({ url }, options) => {
    await options.context.askApi(`/api/jobs${new URL(url).search}`)
    return deliver(options, '<p>a skeleton</p>', { headers: { 'cache-control': 'public' } })
  })
})
afterAll(() => site.stop().catch(() => undefined))

test('a page is its page while the database is there, and the static one with 503 while it is away', async () => {
  expect(await site.send({ path: '/?search=whale' })).toMatchObject({ status: 200, body: '<p>a skeleton</p>' })
  await site.deps.db.pool.end()
  const away = await site.send({ path: '/?search=dolphin' })
  expect(away.status).toBe(503)
  expect(away.headers['retry-after']).toBe('2')
  expect(away.headers['cache-control']).toBe('no-store')
  expect(away.body).toContain('We will be right back')
  expect(away.body).not.toContain('skeleton')
})
