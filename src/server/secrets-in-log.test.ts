// Addresses that open something by themselves are read, mistyped and fail, and never stand in the log.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signStop } from '#features/alerts/server/alert-links.ts'
import { describeRoutes } from '#http/openapi.ts'
import { makeLog } from '#platform/log.ts'
import { aMember, type Person } from '#testing/people.ts'
import { deliver, startSite, type TestSite } from '#testing/start-site.ts'

const lines: string[] = []
let site: TestSite
let member: Person
beforeAll(async () => {
  const log = makeLog('info', { write: (line) => lines.push(line) })
  const failsAtOdd: Parameters<typeof startSite>[1] = (request, options) =>
    deliver(options, '<p>page</p>', { status: request.url.includes('.odd') ? 500 : 200 })
  site = await startSite({}, failsAtOdd, undefined, { log })
  member = await aMember(site)
})
afterAll(() => site.stop())

/** What is written while something is done. */
async function writtenDuring(work: () => Promise<unknown>): Promise<string> {
  lines.length = 0
  await work()
  return lines.join('')
}

const asked = (path: string) => new RegExp(`"path":"${path}"`)

test('the feed of a search and a calendar are read by their addresses, and the log knows neither', async () => {
  const { body: search } = await site.as(member)<{ feedUrl: string }>('POST', '/api/saved-searches', {
    name: 'Whales',
    params: { search: 'whale' },
    cadence: 'never',
  })
  const { body: calendar } = await site.as(member)<{ url: string }>('GET', '/api/calendar')
  for (const [url, folder] of [
    [search.feedUrl, 'alerts'],
    [calendar.url, 'calendar'],
  ] as const) {
    const { pathname } = new URL(url)
    const secret = pathname.split('.').at(-2)!
    expect(secret.length).toBeGreaterThan(20)
    const written = await writtenDuring(async () => {
      expect((await site.send({ path: pathname })).status).toBe(200)
      expect((await site.send({ path: pathname, method: 'HEAD' })).status).toBe(200)
      // Copied with a slip: a page of the site answers, and once it fails.
      await site.send({ path: pathname.replace(folder, folder.toUpperCase()) })
      await site.send({ path: `${pathname}.` })
      await site.send({ path: `${pathname}?again=${secret}` })
      expect((await site.send({ path: `${pathname}.odd` })).status).toBe(500)
      await site.send({ path: pathname, method: 'POST' })
    })
    expect(written).toMatch(asked(`/${folder}/…`))
    expect(written).toContain('page failed')
    expect(written).not.toContain(secret)
  }
})

test('a link that stops letters works, and is not in the log', async () => {
  const token = await signStop(site.deps, { userId: member.user.id, searchId: null })
  const signature = token.split('.').at(-1)!
  const written = await writtenDuring(async () => {
    const path = `/api/alerts/unsubscribe?token=${encodeURIComponent(token)}`
    expect((await site.send({ path })).status).toBe(302)
    expect((await site.send({ path, method: 'POST' })).status).toBe(200)
    expect((await site.send({ path: `/stop-alerts?token=${token}` })).status).toBe(200)
  })
  expect(written).toMatch(asked('/api/alerts/unsubscribe'))
  expect(written).not.toContain(signature)
})

test('every call that takes a token in its address keeps it out of the log', async () => {
  const takers = describeRoutes(site.api).filter(
    ({ docs }) => docs.query instanceof z.ZodObject && 'token' in docs.query.shape,
  )
  expect(takers.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/alerts/unsubscribe',
      '/api/calendar/reminders/unsubscribe',
      '/api/forum/unsubscribe',
      '/api/newsletter/preferences',
      '/api/newsletter/unsubscribe',
    ]),
  )
  const token = 'Zm9vLWJhci1iYXotcXV1eC1nYXJwbHktd2FsZG8'
  const written = await writtenDuring(async () => {
    for (const { method, path } of takers) {
      const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
      expect((await site.send({ method, path: `${path}?token=${token}`, ...body })).status).toBeLessThan(500)
    }
  })
  for (const { path } of takers) expect(written).toMatch(asked(path))
  expect(written).not.toContain(token)
})

test('pages that take a token from a letter keep it out of the log, also when they fail', async () => {
  const token = 'dG9rZW4tb2YtYS1sZXR0ZXItbm9ib2R5LWtub3dz'
  const pages = ['unsubscribe', 'stop-alerts', 'stop-reminders', 'preferences', 'confirm-newsletter', 'verify-email']
  const written = await writtenDuring(async () => {
    for (const page of [...pages, 'undo-email', 'admin-reset-password']) {
      await site.send({ path: `/${page}?token=${token}` })
      await site.send({ path: `/${page}?token=${token}.odd` })
    }
  })
  expect(written).toMatch(asked('/unsubscribe'))
  expect(written).toContain('page failed')
  expect(written).not.toContain(token)
})
