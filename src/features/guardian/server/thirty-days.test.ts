// Thirty days of a moody web, hour by hour: nothing is closed by mistake, and no dead page stays open for two days.
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordWork } from '#features/admin/server/audit.store.ts'
import { aJob } from '#testing/jobs.ts'
import { anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import { lookAround } from './looking.service.ts'

const hour = 3_600_000
const day = 24
const text = (words: string) => `<main><h1>Diver</h1><p>${words}</p><p>${'Work under water. '.repeat(30)}</p></main>`

type Weather = (hours: number, response: ServerResponse, path: string) => unknown
const say = (response: ServerResponse, status: number, body = '', headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
const fine = text('Apply by letter.')
const phrases = {
  en: 'This position is no longer available.',
  fr: 'Cette offre n’est plus disponible.',
  de: 'Diese Stelle ist leider bereits besetzt.',
  es: 'Esta oferta de empleo ya no está disponible.',
  it: 'Questa offerta di lavoro non è più disponibile.',
  pt: 'Esta vaga já não está disponível.',
}

/** By host: what it answers, and from which hour its page is dead, if ever. */
const hosts: Record<string, { weather: Weather; deadFrom?: number; ends: 'open' | 'doubtful' | 'unknown' | 'closed' }> =
  {
    'steady.example': { weather: (_h, r) => say(r, 200, fine), ends: 'open' },
    'moody.example': {
      weather(h, r) {
        const moods = [200, 503, 403, 429, 500]
        const status = h > 29 * day ? 200 : moods[Math.floor(h / 7) % moods.length]!
        say(r, status, status === 200 ? fine : 'Later', status === 429 ? { 'retry-after': '3600' } : {})
      },
      ends: 'open',
    },
    // Gone for a few hours while something is put in place, again and again.
    'blinking.example': {
      weather: (h, r) => (h < 27 * day && h % 50 < 9 ? say(r, 404) : say(r, 200, fine)),
      ends: 'open',
    },
    'breaking.example': { weather: (h, r) => (h % 5 === 0 ? r.destroy() : say(r, 200, fine)), ends: 'open' },
    'wall.example': {
      weather: (_h, r) => say(r, 403, '<title>Just a moment...</title>Checking your browser'),
      ends: 'unknown',
    },
    'script.example': { weather: (_h, r) => say(r, 200, '<div id="root"></div><script>1</script>'), ends: 'unknown' },
    'moved.example': {
      weather: (_h, r, path) =>
        path === '/jobs/7001' ? say(r, 301, '', { location: '/en/jobs/7001' }) : say(r, 200, fine),
      ends: 'open',
    },
    'lost.example': {
      weather: (_h, r, path) => (path === '/jobs/7001' ? say(r, 302, '', { location: '/careers' }) : say(r, 200, fine)),
      ends: 'doubtful',
    },
    'error.example': {
      weather: (_h, r, path) =>
        path === '/jobs/7001' ? say(r, 302, '', { location: '/board?error=true' }) : say(r, 200, fine),
      ends: 'doubtful',
    },
    'past.example': {
      weather: (_h, r) => say(r, 200, `<script type="application/ld+json">${past}</script>${text('Apply by letter.')}`),
      ends: 'doubtful',
    },
    'dead.example': {
      weather: (h, r) => (h < 5 * day ? say(r, 200, fine) : say(r, 404)),
      deadFrom: 5 * day,
      ends: 'closed',
    },
    'gone.example': {
      weather: (h, r) => (h < 9 * day + 7 ? say(r, 200, fine) : say(r, 410)),
      deadFrom: 9 * day + 7,
      ends: 'closed',
    },
    'dying.example': {
      weather: (h, r) => (h % 4 === 0 ? say(r, 503) : h < 11 * day ? say(r, 200, fine) : say(r, 404)),
      deadFrom: 11 * day,
      ends: 'closed',
    },
    ...Object.fromEntries(
      Object.entries(phrases).map(([language, words]) => [
        `${language}.example`,
        { weather: (_h: number, r: ServerResponse) => say(r, 200, text(words)), ends: 'doubtful' as const },
      ]),
    ),
  }
const past = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Diver',
  description: 'Work under water.',
  validThrough: '2020-01-01',
})

let app: TestApi
let web: WebPages
let hours = 0
const times = new Map<string, number[]>()

beforeAll(async () => {
  web = await openWebPages()
  app = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts(...Object.keys(hosts)) })
  for (const [host, { weather }] of Object.entries(hosts)) {
    for (const path of ['/jobs/7001', '/en/jobs/7001', '/careers', '/board']) {
      web.show(`${host}${path}`, (_request, response) => {
        times.set(host, [...(times.get(host) ?? []), app.deps.clock.now().getTime()])
        weather(hours, response, path)
      })
    }
  }
})
afterAll(async () => {
  await app.stop()
  await web.close()
})

test('thirty days of a moody web close what is dead within two days, and nothing else', {
  timeout: 240_000,
}, async () => {
  const admin = await anAdmin(app)
  const ids = new Map<string, string>()
  for (const host of Object.keys(hosts)) {
    const job = await aJob(app, admin, { title: host, jobUrl: `https://${host}/jobs/7001`, displayDays: 60 })
    ids.set(host, job.id)
  }
  const live = async () => {
    const { rows } = await app.deps.db.pool.query('select title from jobs where active')
    return new Set<string>(rows.map(({ title }) => title))
  }
  for (hours = 0; hours < 30 * day; hours += 1) {
    // Twice, so that a redirect can be followed when its host's turn has come.
    for (const wait of [60_000, hour - 60_000]) {
      await lookAround({ ...app.deps, recordWork })
      app.advance(wait)
    }
    const open = await live()
    for (const [host, { deadFrom = Number.POSITIVE_INFINITY }] of Object.entries(hosts)) {
      if (hours < deadFrom) expect([host, hours, open.has(host)]).toEqual([host, hours, true])
      if (hours > deadFrom + 2 * day) expect([host, hours, open.has(host)]).toEqual([host, hours, false])
    }
  }
  const { rows } = await app.deps.db.pool.query('select job_id, state from link_checks')
  const states = new Map(rows.map(({ job_id, state }) => [job_id, state]))
  expect([...ids].map(([host, id]) => [host, states.get(id)])).toEqual(
    Object.entries(hosts).map(([host, { ends }]) => [host, ends]),
  )
  for (const [host, asked] of times) {
    const gaps = asked.slice(1).map((at, index) => at - asked[index]!)
    expect([host, Math.min(...gaps) >= 30_000]).toEqual([host, true])
  }
  // Once a day, as far as nothing is wrong.
  expect(times.get('steady.example')!.length).toBeLessThanOrEqual(31)
})
