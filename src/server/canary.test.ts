// The paywall from outside: a unique word stands in every field of thirty listings, the guide has words of its own, and no
// way out may show one it should not.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setMembership } from '#features/accounts/server/accounts.store.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import type { Job } from '#features/jobs/job.schema.ts'
import { slugOf } from '#features/jobs/organisation.rules.ts'
import { openGuide } from '#features/membership/server/guide.service.ts'
import { describeRoutes } from '#http/openapi.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from './build.ts'
import { distDir } from './paths.ts'

let site: TestSite
let people: Record<'free' | 'expired' | 'member' | 'admin', Person>
const listings: { job: Job; word: string }[] = []

/** Stands in a listing that is not on the board yet. */
const draftWord = 'canarydraftbird'

const fields = [
  'title',
  'company',
  'location',
  'description',
  'requirements',
  'salary',
  'experienceLevel',
  'industrySection',
  'applicationInstructions',
] as const

beforeAll(async () => {
  await ensureBuild(() => undefined)
  const { render } = await loadBuild(false)
  site = await startSite({}, render)
  people = {
    free: await aFreeMember(site),
    expired: await aFreeMember(site),
    member: await aMember(site),
    admin: await anAdmin(site),
  }
  const yesterday = new Date(site.deps.clock.now().getTime() - 86_400_000)
  await setMembership(site.deps.db.orm, people.expired.user.id, {
    subscriptionType: 'Annual',
    subscriptionEndDate: yesterday,
  })
  for (let i = 0; i < 30; i += 1) {
    const word = `canary${String.fromCharCode(97 + Math.floor(i / 26))}${String.fromCharCode(97 + (i % 26))}bird`
    const texts = Object.fromEntries(fields.map((field) => [field, `${field} ${word} kelp`]))
    const urls = {
      jobUrl: `https://${word}.example/`,
      companyWebsite: `https://www.${word}.example/`,
      applicationEmail: `hr@${word}.example`,
    }
    const marks = {
      closesOn: `2061-05-${10 + (i % 20)}`,
      startsOn: `2062-06-${10 + (i % 20)}`,
      endsOn: `2063-07-${10 + (i % 20)}`,
    }
    const facts = {
      pay: { class: 'salary', min: 7_130_000 + i, max: 7_130_000 + i, currency: 'EUR', period: 'year', note: word },
      place: { mode: 'onsite', country: 'FJ', city: word, lat: -17.31 - i / 10_000, lon: 178.13, sea: 'south-pacific' },
      needs: { certificates: ['stcw'], languages: ['fj'], visa: 'sponsored' },
    }
    site.advance(1_000)
    const body = { ...texts, ...urls, ...marks, ...facts, jobType: ['job', 'volunteer'] }
    const job = await aJob(site, people.admin, body)
    const checkedOpenAt = `2064-08-${10 + (i % 20)}T07:31:00.000Z`
    await site.deps.db.pool.query('update jobs set checked_open_at = $1 where id = $2', [checkedOpenAt, job.id])
    listings.push({ word, job: { ...job, checkedOpenAt } })
  }
  await aJob(site, people.admin, { title: `Draft ${draftWord} kelp`, draft: true })
}, 120_000)
afterAll(() => site.stop())

/** What the viewer may not see, found in an answer: marks of listings that are not among the newest three. */
function leaksIn(text: string, allowed: string[] = []): string[] {
  const hidden = listings.slice(0, -3).filter(({ job }) => !allowed.includes(job.id))
  const shown = listings.filter((each) => !hidden.includes(each)).map(({ job }) => JSON.stringify(job))
  const leaks = text.includes(draftWord) ? [draftWord] : []
  return hidden
    .flatMap(({ job, word }) =>
      [word, job.id, job.checkedOpenAt, job.closesOn, job.startsOn, job.endsOn, job.pay?.min, job.place?.lat]
        .map(String)
        .filter((secret) => text.includes(secret) && !shown.some((own) => own.includes(secret))),
    )
    .concat(leaks)
}

const chapters = openGuide()

/** A run of plain words from every piece of the guide's text that is neither free nor the beginning of a chapter. */
const guideWords = chapters.flatMap(({ body, free }) =>
  (free ? [] : body)
    .slice(1)
    .flatMap(piecesOf)
    .flatMap((text) => text.match(/[a-z][a-z ,]{34,}/g)?.[0] ?? []),
)
const guideLeaksIn = (text: string) => guideWords.filter((words) => text.includes(words))

function piecesOf(node: BodyNode): string[] {
  return typeof node === 'string' ? [node] : node[2].flatMap(piecesOf)
}

const queries = [
  '',
  '?page=2',
  '?search=kelp',
  '?search=canaryaabir',
  '?jobType=job',
  '?jobType=volunteer&page=2',
  '?search=canary&jobType=job&page=1&page=2',
  '?search=canaryaabrid',
  '?search=kelp+canaryzz',
  '?search=kelp&sort=match',
]
const chartQueries = ['?jobType=job', '?jobType=volunteer', '?season=jun-aug', '?season=jun-aug&jobType=job']
const prefixes = ['kelp', 'canary', 'canaryaabird', 'ti']
const pages = [
  '/',
  '/chart',
  '/chart?jobType=job',
  '/chart?season=jun-aug',
  '/chart.svg',
  '/?page=2',
  '/?search=kelp',
  '/?jobType=job',
  '/?search=canaryaabir',
  '/?search=kelp+canaryzz',
  '/jobs.rss',
  '/sitemap.xml',
  '/robots.txt',
  '/blog',
  '/educational',
  '/universities',
  '/forum',
  '/people/nobody',
  '/auth',
  '/account',
  '/account?tab=favorites',
  '/account?tab=alerts',
  '/account?tab=logbook',
  '/logbook',
  '/guide',
  '/membership',
  '/pay',
  '/career/marine-biologist',
  ...chapters.map(({ id }) => `/guide/${id}`),
  '/no-such-page',
]

/** Every listing, as posts in the forum may link to it. */
const linkedIds = () =>
  Array.from({ length: Math.ceil(listings.length / 3) }, (_, at) =>
    listings
      .slice(at * 3, at * 3 + 3)
      .map(({ job }) => job.id)
      .join(),
  )

async function everyAnswer(who: Person | null): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const bearer: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {}
  const get = async (path: string, headers: Record<string, string>) => {
    const { status, body, headers: sent } = await site.send({ path, headers })
    answers.set(path, `${status} ${JSON.stringify(sent)} ${body}`)
  }
  const known = describeRoutes(site.api).filter(({ method }) => method === 'GET')
  for (const { path } of known.filter((route) => !route.path.includes(':'))) {
    for (const query of path === '/api/jobs' ? queries : ['']) await get(path + query, bearer)
    if (/^\/api\/chart(\/drawing)?$/.test(path)) for (const query of chartQueries) await get(path + query, bearer)
    if (path === '/api/forum/listings') for (const ids of linkedIds()) await get(`${path}?ids=${ids}`, bearer)
    if (path === '/api/jobs/suggestions') for (const prefix of prefixes) await get(`${path}?prefix=${prefix}`, bearer)
  }
  for (const { path } of known.filter((route) => route.path.startsWith('/api/users/:id'))) {
    if (who) await get(path.replace(':id', who.user.id), bearer)
  }
  await get('/api/pay/careers/marine-biologist', bearer)
  for (const { id } of chapters) await get(`/api/guide/${id}`, bearer)
  for (const path of pages) await get(path, who ? { cookie: await freshCookie(who) } : {})
  return answers
}

/** Reading by token gives a browser without a cookie a new one. */
async function freshCookie(who: Person): Promise<string> {
  const { headers } = await site.as(who)('GET', '/api/user')
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('no way out shows a listing that is not for the viewer', () => {
  test.each(['visitor', 'free', 'expired'] as const)('%s, on every route, page, feed and header', async (name) => {
    // Members go first, so that whatever is cached for them could be mixed up.
    await everyAnswer(people.member)
    const answers = await everyAnswer(name === 'visitor' ? null : people[name])
    expect(answers.size).toBeGreaterThan(25)
    const leaks = [...answers].flatMap(([path, text]) =>
      [...leaksIn(text), ...guideLeaksIn(text)].map((leak) => `${path}: ${leak}`),
    )
    expect(leaks).toEqual([])
  })

  test('every text of a listing carries the word; a new field gets its line in `fields` or `urls` above', () => {
    const { job, word } = listings[0]!
    // Given by the program, chosen from a list, or the address of a picture.
    const without = [
      'checkedOpenAt',
      'publishAt',
      'id',
      'companyId',
      'companyLogo',
      'createdAt',
      'expiresAt',
      'jobType',
      'workType',
      'needs',
      'closesOn',
      'startsOn',
      'endsOn',
    ]
    const texts = Object.entries(job).filter(
      ([name, value]) => !without.includes(name) && !['boolean', 'number'].includes(typeof value),
    )
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(([, value]) => !JSON.stringify(value).includes(word)).map(([name]) => name)).toEqual([])
  })

  test('a member is shown them, so the words are really there', async () => {
    const answers = await everyAnswer(people.member)
    expect(leaksIn(answers.get('/api/jobs') ?? '').length).toBeGreaterThan(10)
    expect(leaksIn(answers.get('/') ?? '').length).toBeGreaterThan(10)
    const linked = [...answers].filter(([path]) => path.startsWith('/api/forum/listings?')).map(([, text]) => text)
    expect(leaksIn(linked.join()).length).toBeGreaterThan(10)
    for (const path of ['/api/chart', '/api/chart?season=jun-aug', '/api/chart/drawing?season=jun-aug', '/chart']) {
      expect(leaksIn(answers.get(path) ?? '').length).toBeGreaterThan(10)
    }
    expect(guideWords.length).toBeGreaterThan(100)
    expect(guideLeaksIn(answers.get('/api/guide') ?? '')).toEqual(guideWords)
    for (const { id } of chapters.filter(({ free }) => !free)) {
      expect(guideLeaksIn(answers.get(`/guide/${id}`) ?? '').length).toBeGreaterThan(5)
    }
  })

  test('no file of the browser holds a sentence of the guide', async () => {
    const folder = join(distDir, 'client')
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|json|html)$/.test(name))
    expect(files.length).toBeGreaterThan(10)
    for (const name of files)
      expect([name, guideLeaksIn(await readFile(join(folder, name), 'utf8'))]).toEqual([name, []])
  })

  test("a listing's own page and call are open to whoever has the link, and name no other", async () => {
    const { job, word } = listings[0]!
    for (const path of [`/api/jobs/${job.id}`, `/api/jobs/${job.id}/similar`, `/jobs/${job.id}`]) {
      const { body } = await site.send({ path })
      expect([path, leaksIn(body, [job.id])]).toEqual([path, []])
    }
    expect((await site.send({ path: `/jobs/${job.id}` })).body).toContain(word)
  })

  test("an organisation's page says its name to whoever knows it, and nothing of a listing that is not for the viewer", async () => {
    const { job } = listings[0]!
    const slug = slugOf(job.company)
    for (const path of [`/api/organisations/${slug}`, `/organisations/${slug}`]) {
      const { status, body } = await site.send({ path })
      expect([path, status]).toEqual([path, 200])
      expect([path, leaksIn(body.replaceAll(job.company, '').replaceAll(slug, ''))]).toEqual([path, []])
    }
    const seen = await site.as(people.member)('GET', `/api/organisations/${slug}`)
    expect(JSON.stringify(seen.body)).toContain(job.id)
  })

  test('a favourite is clear to the one who saved it, and to nobody else', async () => {
    const { job } = listings[1]!
    const { free, expired } = people
    await site.as(free)('POST', '/api/favorites', { userId: free.user.id, jobId: job.id })
    const mine = await site.as(free)('GET', `/api/users/${free.user.id}/favorites`)
    expect(leaksIn(JSON.stringify(mine.body), [job.id])).toEqual([])
    expect(JSON.stringify(mine.body)).toContain(job.id)
    const theirs = await site.as(expired)('GET', `/api/users/${free.user.id}/favorites`)
    expect([theirs.status, leaksIn(JSON.stringify(theirs.body))]).toEqual([403, []])
    await site.as(free)('DELETE', '/api/favorites', { userId: free.user.id, jobId: job.id })
  })

  test('the feed of a search and the calendar show a free member nothing that is locked', async () => {
    for (const who of [people.free, people.expired, people.member]) {
      const draft = { name: 'Kelp', params: { search: 'kelp' }, cadence: 'never' }
      const { body: search } = await site.as(who)<{ feedUrl: string }>('POST', '/api/saved-searches', draft)
      const { body: calendar } = await site.as(who)<{ url: string }>('GET', '/api/calendar')
      for (const address of [search.feedUrl, calendar.url]) {
        const { status, body } = await site.send({ path: new URL(address).pathname })
        expect([address, status, who === people.member ? [] : leaksIn(body)]).toEqual([address, 200, []])
      }
    }
  })

  test('a question to somebody who held a berth tells nothing of a listing that is locked, on any way out', async () => {
    const { job } = listings[0]!
    const asked = await aMember(site)
    await site.as(asked)('PUT', '/api/forum/berths', {
      berths: [{ company: job.company, work: 'Deck hand', year: 2024 }],
    })
    const form = { personId: asked.user.id, question: 'How long were the days out there?' }
    const { body: topic } = await site.as(people.member)<{ id: string }>(
      'POST',
      `/api/forum/listings/${job.id}/questions`,
      form,
    )
    const ways = [
      ...listings.map((each) => `/api/forum/listings/${each.job.id}/people`),
      `/api/forum/topics/${topic.id}`,
      `/api/forum/topics/${topic.id}/listing`,
      '/api/forum/topics',
      '/api/forum/search?q=days',
      '/api/forum/notifications',
    ]
    for (const who of [people.free, people.expired]) {
      for (const path of ways) {
        const { body } = await site.as(who)('GET', path)
        expect([path, leaksIn(JSON.stringify(body))]).toEqual([path, []])
      }
      const page = await site.send({ path: `/forum/topics/${topic.id}`, headers: { cookie: await freshCookie(who) } })
      expect(leaksIn(page.body)).toEqual([])
      const { body: nobody } = await site.as(who)('GET', `/api/forum/listings/${job.id}/people`)
      expect(nobody).toEqual({ people: [], topics: [] })
    }
    const seen = await site.as(people.member)('GET', `/api/forum/topics/${topic.id}/listing`)
    expect(leaksIn(JSON.stringify(seen.body)).length).toBeGreaterThan(0)
  })

  test('what a free member hides or notes uncovers no other listing', async () => {
    const { free } = people
    const newest = listings.at(-1)!.job
    await site.as(free)('PUT', `/api/hidden/jobs/${newest.id}`)
    await site.as(free)('PUT', `/api/logbook/${newest.id}`, { stage: 'applied' })
    const { body: visit } = await site.as(free)('POST', '/api/visits')
    for (const path of ['/api/jobs', '/api/jobs?search=kelp', '/api/hidden', '/api/logbook', '/api/saved-searches']) {
      const { body } = await site.as(free)('GET', path)
      expect([path, leaksIn(JSON.stringify([body, visit]))]).toEqual([path, []])
    }
    await site.as(free)('DELETE', `/api/hidden/jobs/${newest.id}`)
    await site.as(free)('DELETE', `/api/logbook/${newest.id}`)
  })
})
