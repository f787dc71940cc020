// Every address beside the API (feeds, calendars, pictures, sitemaps, health), filled with what breaks programs: never a failure
// of ours, and nothing is changed by reading.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDueIssue } from '#features/newsletter/server/issue.service.ts'
import { makeFloodLimiter } from '#server/floods.ts'
import { makeSite } from '#server/site.ts'
import { aJob } from '../jobs.ts'
import { aMember, anAdmin } from '../people.ts'
import { comingFrom, startApi, type TestApi } from '../start-api.ts'
import { deliver } from '../start-site.ts'
import { watchChanges } from './changes.ts'
import { hostileEncoded, hostileText } from './inputs.ts'
import { again, seed } from './start-fuzz.ts'

let app: TestApi
let site: ReturnType<typeof makeSite>
let known: string[]
beforeAll(async () => {
  app = await startApi()
  // As in start-fuzz.ts: nothing is composed beside the calls.
  await sendDueIssue(app.deps, async () => null)
  site = makeSite(app.deps, app.api, makeFloodLimiter(), {
    render: (_request, options) => deliver(options, '<p>page</p>'),
  })
  const [admin, member] = [await anAdmin(app), await aMember(app)]
  const job = await aJob(app, admin)
  const { body: calendar } = await app.as(member)<{ url: string }>('GET', '/api/calendar')
  const { body: search } = await app.as(member)<{ feedUrl: string }>('POST', '/api/saved-searches', {
    name: 'All',
    params: {},
    cadence: 'never',
  })
  const secrets = [calendar.url, search.feedUrl].map((url) => new URL(url).pathname.split('/').at(-1)!)
  known = [job.id, `${job.id}.ics`, ...secrets, 'jobs-1.xml', '1']
})
afterAll(() => app.stop())

const leaks = /node_modules|\bat \/|\bselect .+ from\b|drizzle|SyntaxError|TypeError/i

test('whatever is put into an address gets an answer', { timeout: 60_000 }, async () => {
  const templates = [...new Set(site.routes.map(({ path }) => path.replace(/\{[^}]*\}/g, '')))]
  const addresses = templates.filter((path) => path.includes(':') || !path.includes('*'))
  expect(addresses.length).toBeGreaterThan(10)
  const piece = fc.oneof(
    fc.constantFrom(...known),
    fc.uuid(),
    hostileText.map((text) => encodeURIComponent(text.slice(0, 2_000).toWellFormed())),
    hostileEncoded,
  )
  const ending = fc.constantFrom('', '', '.ics', '.rss', '.xml', '.png', '?page=%ff', '?v=1&v=2', '/..%2f', '%00')
  const changed = await watchChanges(app.deps.db.pool)
  const faults: unknown[] = []
  for (const template of addresses) {
    for (const [first, second, end] of fc.sample(fc.tuple(piece, piece, ending), { numRuns: 20, seed })) {
      const pieces = [first, second]
      const path = `${template.replace(/:\w+/g, () => pieces.shift() ?? 'x')}${end}`.slice(0, 8_000)
      const response = await site.request(path, {}, comingFrom('203.0.113.7'))
      const text = await response.text()
      if (response.status >= 500 || leaks.test(text)) faults.push([path, response.status, text.slice(0, 200)])
    }
  }
  expect(faults.slice(0, 20), again).toEqual([])
  expect((await changed()).filter((change) => !/signing_keys| mail_/.test(change))).toEqual([])
})
