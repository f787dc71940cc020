// The paywall from outside: a unique word stands in every field of thirty listings, the guide has words of its own, and no
// way out may show one it should not.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slugOf } from '#features/jobs/organisation.rules.ts'
import { aMember } from '#testing/people.ts'
import {
  type Canary,
  chapters,
  everyAnswer,
  freshCookie,
  guideLeaksIn,
  guideWords,
  leaksIn,
  openCanary,
} from './canary.fixture.ts'
import { distDir } from './paths.ts'

let canary: Canary
beforeAll(async () => {
  canary = await openCanary()
}, 120_000)
afterAll(() => canary.site.stop())

describe('no way out shows a listing that is not for the viewer', () => {
  test.each(['visitor', 'free', 'expired'] as const)('%s, on every route, page, feed and header', async (name) => {
    const { people } = canary
    // Members go first, so that whatever is cached for them could be mixed up.
    await everyAnswer(canary, people.member)
    const answers = await everyAnswer(canary, name === 'visitor' ? null : people[name])
    expect(answers.size).toBeGreaterThan(25)
    const leaks = [...answers].flatMap(([path, text]) =>
      [...leaksIn(canary, text), ...guideLeaksIn(text)].map((leak) => `${path}: ${leak}`),
    )
    expect(leaks).toEqual([])
  })

  test('every text of a listing carries the word; a new field gets its line in `fields` or `urls` of the fixture', () => {
    const { listings } = canary
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
    const { people } = canary
    const answers = await everyAnswer(canary, people.member)
    expect(leaksIn(canary, answers.get('/api/jobs') ?? '').length).toBeGreaterThan(10)
    expect(leaksIn(canary, answers.get('/') ?? '').length).toBeGreaterThan(10)
    const linked = [...answers].filter(([path]) => path.startsWith('/api/forum/listings?')).map(([, text]) => text)
    expect(leaksIn(canary, linked.join()).length).toBeGreaterThan(10)
    for (const path of ['/api/chart', '/api/chart?season=jun-aug', '/api/chart/drawing?season=jun-aug', '/chart']) {
      expect(leaksIn(canary, answers.get(path) ?? '').length).toBeGreaterThan(10)
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
    const { site, listings } = canary
    const { job, word } = listings[0]!
    for (const path of [`/api/jobs/${job.id}`, `/api/jobs/${job.id}/similar`, `/jobs/${job.id}`]) {
      const { body } = await site.send({ path })
      expect([path, leaksIn(canary, body, [job.id])]).toEqual([path, []])
    }
    expect((await site.send({ path: `/jobs/${job.id}` })).body).toContain(word)
  })

  test("an organisation's page says its name to whoever knows it, and nothing of a listing that is not for the viewer", async () => {
    const { site, people, listings } = canary
    const { job } = listings[0]!
    const slug = slugOf(job.company)
    for (const path of [`/api/organisations/${slug}`, `/organisations/${slug}`]) {
      const { status, body } = await site.send({ path })
      expect([path, status]).toEqual([path, 200])
      expect([path, leaksIn(canary, body.replaceAll(job.company, '').replaceAll(slug, ''))]).toEqual([path, []])
    }
    const seen = await site.as(people.member)('GET', `/api/organisations/${slug}`)
    expect(JSON.stringify(seen.body)).toContain(job.id)
  })

  test('a favourite is clear to the one who saved it, and to nobody else', async () => {
    const { site, people, listings } = canary
    const { job } = listings[1]!
    const { free, expired } = people
    await site.as(free)('POST', '/api/favorites', { userId: free.user.id, jobId: job.id })
    const mine = await site.as(free)('GET', `/api/users/${free.user.id}/favorites`)
    expect(leaksIn(canary, JSON.stringify(mine.body), [job.id])).toEqual([])
    expect(JSON.stringify(mine.body)).toContain(job.id)
    const theirs = await site.as(expired)('GET', `/api/users/${free.user.id}/favorites`)
    expect([theirs.status, leaksIn(canary, JSON.stringify(theirs.body))]).toEqual([403, []])
    await site.as(free)('DELETE', '/api/favorites', { userId: free.user.id, jobId: job.id })
  })

  test('the feed of a search and the calendar show a free member nothing that is locked', async () => {
    const { site, people } = canary
    for (const who of [people.free, people.expired, people.member]) {
      const draft = { name: 'Kelp', params: { search: 'kelp' }, cadence: 'never' }
      const { body: search } = await site.as(who)<{ feedUrl: string }>('POST', '/api/saved-searches', draft)
      const { body: calendar } = await site.as(who)<{ url: string }>('GET', '/api/calendar')
      for (const address of [search.feedUrl, calendar.url]) {
        const { status, body } = await site.send({ path: new URL(address).pathname })
        expect([address, status, who === people.member ? [] : leaksIn(canary, body)]).toEqual([address, 200, []])
      }
    }
  })

  test('a question to somebody who held a berth tells nothing of a listing that is locked, on any way out', async () => {
    const { site, people, listings } = canary
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
        expect([path, leaksIn(canary, JSON.stringify(body))]).toEqual([path, []])
      }
      const page = await site.send({
        path: `/forum/topics/${topic.id}`,
        headers: { cookie: await freshCookie(canary, who) },
      })
      expect(leaksIn(canary, page.body)).toEqual([])
      const { body: nobody } = await site.as(who)('GET', `/api/forum/listings/${job.id}/people`)
      expect(nobody).toEqual({ people: [], topics: [] })
    }
    const seen = await site.as(people.member)('GET', `/api/forum/topics/${topic.id}/listing`)
    expect(leaksIn(canary, JSON.stringify(seen.body)).length).toBeGreaterThan(0)
  })

  test('what a free member hides or notes uncovers no other listing', async () => {
    const { site, people, listings } = canary
    const { free } = people
    const newest = listings.at(-1)!.job
    await site.as(free)('PUT', `/api/hidden/jobs/${newest.id}`)
    await site.as(free)('PUT', `/api/logbook/${newest.id}`, { stage: 'applied' })
    const { body: visit } = await site.as(free)('POST', '/api/visits')
    for (const path of ['/api/jobs', '/api/jobs?search=kelp', '/api/hidden', '/api/logbook', '/api/saved-searches']) {
      const { body } = await site.as(free)('GET', path)
      expect([path, leaksIn(canary, JSON.stringify([body, visit]))]).toEqual([path, []])
    }
    await site.as(free)('DELETE', `/api/hidden/jobs/${newest.id}`)
    await site.as(free)('DELETE', `/api/logbook/${newest.id}`)
  })
})
