// Watched feeds: found, read in every format, looked at again politely; what is new waits as a draft, once, and never goes online.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WaitingDraft } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { Feed } from '../feed.schema.ts'
import { lookAtFeeds } from './watching.service.ts'

let web: WebPages
let app: TestApi
let admin: Person
beforeAll(async () => {
  web = await openWebPages()
  app = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts('reef.example', 'kelp.example') })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app.stop()
  await web.close()
})
beforeEach(async () => {
  await app.deps.db.pool.query('delete from feeds')
  await app.deps.db.pool.query('delete from jobs')
  web.asked.length = 0
  web.requests.length = 0
})

const hour = 3_600_000
/** Sessions of admins end after an hour. */
async function pass(ms: number) {
  app.advance(ms)
  admin = await anAdmin(app)
}
type Refused = { code: string; fields: Record<string, string> }
const watch = (url: string, more: object = {}) =>
  app.as(admin)<Feed & Refused>('POST', '/api/admin/feeds', { url, ...more })
const feeds = async () => (await app.as(admin)<{ feeds: Feed[] }>('GET', '/api/admin/feeds')).body.feeds
const drafts = async () => (await app.as(admin)<{ drafts: WaitingDraft[] }>('GET', '/api/admin/drafts')).body.drafts
const titles = async () => (await drafts()).map(({ title }) => title).sort()
const look = (id: string) => app.as(admin)<Feed>('POST', `/api/admin/feeds/${id}/look`)

type Item = { title?: string; link?: string; guid?: string; day?: number; text?: string }
const day = (number: number) => new Date(Date.UTC(2026, 9, number)).toUTCString()
const tag = (name: string, text: string | undefined) => (text === undefined ? '' : `<${name}>${text}</${name}>`)
const item = ({ title, link, guid, day: at, text }: Item) =>
  `<item>${tag('title', title)}${tag('link', link)}${guid ? `<guid isPermaLink="false">${guid}</guid>` : ''}${tag('pubDate', at === undefined ? undefined : day(at))}${tag('description', text)}</item>`
const rss = (...items: Item[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Reef jobs</title><link>https://reef.example/</link>${items.map(item).join('')}</channel></rss>`
const xml = (body: string, headers: Record<string, string> = {}) => ({ type: 'application/rss+xml', body, headers })
const show = (body: string, headers?: Record<string, string>) => web.show('reef.example/feed', xml(body, headers))
const address = 'https://reef.example/feed'

describe('every format is read', () => {
  test('RSS with markup in titles, relative addresses and trackers', async () => {
    show(
      rss({
        title: '&lt;b&gt;Diver&lt;/b&gt; &amp;amp; Crew',
        link: '/jobs/1?utm_source=rss',
        guid: 'one',
        text: '&lt;p&gt;Dive.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;ul&gt;&lt;li&gt;Log&lt;/li&gt;&lt;/ul&gt;',
      }),
    )
    expect(await watch(address)).toMatchObject({ status: 201, body: { title: 'Reef jobs', waiting: 1, fault: null } })
    const [draft] = await drafts()
    expect(draft).toMatchObject({ title: 'Diver & Crew', company: 'Reef jobs', origin: 'Reef jobs', publishAt: null })
    const job = await app.as(admin)('GET', `/api/jobs/${draft!.id}`)
    expect(job.body).toMatchObject({
      description: 'Dive.\n\n- Log',
      jobUrl: 'https://reef.example/jobs/1',
      draft: true,
      active: false,
    })
  })

  test('Atom', async () => {
    const entry = `<entry><id>urn:1</id><title type="html">Kelp &lt;i&gt;Intern&lt;/i&gt;</title><link rel="self" href="/no"/><link href="jobs/2"/><updated>2026-11-02T10:00:00Z</updated><content type="html">&lt;p&gt;Count kelp.&lt;/p&gt;</content></entry>`
    const body = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Kelp</title>${entry}</feed>`
    web.show('kelp.example/work/atom.xml', { type: 'application/atom+xml', body })
    await watch('https://kelp.example/work/atom.xml')
    const [draft] = await drafts()
    const job = await app.as(admin)('GET', `/api/jobs/${draft!.id}`)
    expect(job.body).toMatchObject({
      title: 'Kelp Intern',
      jobType: ['internship'],
      jobUrl: 'https://kelp.example/work/jobs/2',
      description: 'Count kelp.',
    })
  })

  test('JSON Feed, entries without a title or an address left out', async () => {
    const items = [
      { id: '1', url: '/jobs/3', title: 'Skipper', content_text: 'Sail.' },
      { id: '2', content_text: 'A thought' },
      { id: '3', url: 'javascript:alert(1)', title: 'Bad' },
    ]
    const body = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Kelp', items })
    web.show('kelp.example/feed.json', { type: 'application/feed+json', body })
    await watch('https://kelp.example/feed.json')
    expect(await titles()).toEqual(['Skipper'])
  })

  test('a page leads to the feed that it names', async () => {
    const link = (href: string, type = 'application/rss+xml') => `<link rel="alternate" type="${type}" href="${href}">`
    web.show(
      'reef.example/careers',
      `<!doctype html><html><head>${link('/comments/feed')}${link('feed')}</head><body>Careers</body></html>`,
    )
    web.show('reef.example/comments/feed', xml(rss({ title: 'Nice', link: '/c/1' })))
    show(rss({ title: 'Diver', link: '/jobs/1' }))
    expect((await watch('https://reef.example/careers')).body).toMatchObject({ url: address, waiting: 1 })
    expect((await watch(address)).body).toMatchObject({ code: 'feed_known' })
  })
})

describe('an entry comes once', () => {
  test('the newest ten of a new feed become drafts, older ones count as seen', async () => {
    show(rss(...Array.from({ length: 15 }, (_, at) => ({ title: `Work ${at}`, link: `/jobs/${at}`, day: at + 1 }))))
    const { body } = await watch(address)
    expect(body.waiting).toBe(10)
    expect(await titles()).toEqual(Array.from({ length: 10 }, (_, at) => `Work ${at + 5}`).sort())
    await look(body.id)
    expect(await drafts()).toHaveLength(10)
  })

  test('not again after its draft was deleted, nor under another id, nor when its words change', async () => {
    show(rss({ title: 'Diver', link: '/jobs/1', guid: 'one' }))
    const { body } = await watch(address)
    const [draft] = await drafts()
    await app.as(admin)('DELETE', `/api/jobs/${draft!.id}`)
    show(rss({ title: 'Senior Diver', link: '/jobs/1', guid: 'one' }))
    await look(body.id)
    show(rss({ title: 'Diver', link: '/jobs/1', guid: 'two' }))
    await look(body.id)
    expect(await drafts()).toEqual([])
    show(rss({ title: 'Diver', link: '/jobs/1', guid: 'two' }, { title: 'Cook', link: '/jobs/2', guid: 'three' }))
    expect((await look(body.id)).body).toMatchObject({ waiting: 1 })
    expect(await titles()).toEqual(['Cook'])
  })

  test('entries without ids are told apart by address, those of one address by id', async () => {
    show(rss({ title: 'Diver', link: '/jobs/1' }, { title: 'Diver', link: '/jobs/2' }))
    const { body } = await watch(address)
    expect(await drafts()).toHaveLength(2)
    show(rss({ title: 'Diver', link: '/jobs/1' }, { title: 'Diver', link: '/jobs/3' }))
    await look(body.id)
    expect(await drafts()).toHaveLength(3)
    const shared = [1, 2].map((at) => ({ title: `Nurse ${at}`, link: '/careers', guid: `n${at}` }))
    show(rss(...shared))
    await look(body.id)
    expect(await drafts()).toHaveLength(5)
  })

  test('what is on the board already is passed over', async () => {
    await aJob(app, admin, { title: 'Known', jobUrl: 'https://www.reef.example/jobs/1/?utm_medium=x' })
    show(rss({ title: 'Known', link: '/jobs/1' }, { title: 'New', link: '/jobs/2' }))
    await watch(address)
    expect(await titles()).toEqual(['New'])
  })

  test('however much a feed tells, fifty drafts of it wait at most', async () => {
    show(rss({ title: 'First', link: '/first' }))
    const { body } = await watch(address)
    show(rss(...Array.from({ length: 300 }, (_, at) => ({ title: `Work ${at}`, link: `/jobs/${at}` }))))
    for (let times = 0; times < 5; times += 1) await look(body.id)
    expect(await drafts()).toHaveLength(50)
  })
})

describe('looking again', () => {
  test('asks with conditions, and an unchanged feed brings nothing', async () => {
    show(rss({ title: 'Diver', link: '/jobs/1' }), { etag: '"v1"', 'last-modified': day(1) })
    const { body } = await watch(address)
    web.show('reef.example/feed', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] === day(1)
      response.writeHead(isKnown ? 304 : 500).end()
    })
    await pass(7 * hour)
    expect(await lookAtFeeds(app.deps)).toBe(1)
    const [feed] = await feeds()
    expect(feed).toMatchObject({ id: body.id, fault: null, waiting: 1 })
    expect(await lookAtFeeds(app.deps)).toBe(0)
  })

  test('a fault is told in words, and each one doubles the wait; Retry-After is kept', async () => {
    show(rss({ title: 'Diver', link: '/jobs/1' }))
    await watch(address)
    web.show('reef.example/feed', { status: 500 })
    const waits: number[] = []
    for (let times = 0; times < 3; times += 1) {
      await pass(24 * hour * (times + 1))
      await lookAtFeeds(app.deps)
      const [feed] = await feeds()
      expect(feed!.fault).toBe('failed')
      waits.push((Date.parse(feed!.nextAt) - Date.parse(feed!.lookedAt!)) / hour)
    }
    expect(waits).toEqual([12, 24, 48])
    web.show('reef.example/feed', { status: 429, headers: { 'retry-after': String(5 * 24 * 3600) } })
    const { body } = await look((await feeds())[0]!.id)
    expect(body.fault).toBe('closed_to_us')
    expect((Date.parse(body.nextAt) - Date.parse(body.lookedAt!)) / hour).toBe(120)
  })

  test('a paused feed is left alone, a removed one too, and its drafts stay', async () => {
    show(rss({ title: 'Diver', link: '/jobs/1' }))
    const { body } = await watch(address)
    await app.as(admin)('PATCH', `/api/admin/feeds/${body.id}`, { paused: true })
    await pass(30 * 24 * hour)
    expect(await lookAtFeeds(app.deps)).toBe(0)
    expect((await app.as(admin)('DELETE', `/api/admin/feeds/${body.id}`)).status).toBe(204)
    expect(await titles()).toEqual(['Diver'])
    expect((await look(body.id)).status).toBe(404)
  })

  test('a look that an ending process broke off is made again soon', async () => {
    show(rss({ title: 'Diver', link: '/1' }))
    await watch(address)
    show(rss({ title: 'Diver', link: '/1' }, { title: 'Cook', link: '/2' }))
    await pass(6 * hour)
    const ending = { ...app.deps.db, asOne: () => Promise.reject(new Error('the process ends here')) }
    await expect(lookAtFeeds({ ...app.deps, db: ending })).rejects.toThrow('the process ends here')
    expect(await lookAtFeeds(app.deps)).toBe(0)
    await pass(0.25 * hour)
    expect(await lookAtFeeds(app.deps)).toBe(1)
    expect(await titles()).toEqual(['Cook', 'Diver'])
  })

  test('two instances at once make one draft of an entry', async () => {
    show(rss())
    const { body } = await watch(address)
    show(rss({ title: 'Diver', link: '/jobs/1' }))
    const other = await app.beside()
    await pass(7 * hour)
    other.advance(7 * hour)
    await Promise.all([lookAtFeeds(app.deps), lookAtFeeds(other.deps), look(body.id)])
    expect(await titles()).toEqual(['Diver'])
  })
})

describe('what is no feed, or a hostile one', () => {
  const refused = async (url: string) => {
    const answer = await watch(url)
    expect(await feeds()).toEqual([])
    return [answer.status, answer.body.code]
  }
  test.each([
    ['a broken one', '<rss version="2.0"><channel><item><title>x', [422, 'unreadable']],
    ['an unknown format', '{"a": 1}', [422, 'unreadable']],
    ['a page without feeds', '<!doctype html><html><body>Hello</body></html>', [422, 'no_feed_found']],
    ['deep nesting', `<rss version="2.0"><channel>${'<a>'.repeat(80_000)}`, [422, 'unreadable']],
    ['more than a megabyte', `<rss version="2.0"><channel>${'x'.repeat(1_100_000)}</channel></rss>`, [422, 'too_big']],
  ])('%s is refused', async (_what, body, said) => {
    show(body)
    expect(await refused(address)).toEqual(said)
  })

  test('entities that multiply stay letters', async () => {
    const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY l0 "lol">${entities}<!ENTITY f SYSTEM "file:///etc/passwd">]>`
    show(bomb + rss({ title: 'Diver &l9; &f;', link: '/jobs/1' }).replace(/^<\?xml[^>]*>/, ''))
    await watch(address)
    for (const { title } of await drafts()) expect(title.length).toBeLessThan(60)
    expect(JSON.stringify(await drafts())).not.toContain('root:')
  })

  test('an address that leads inside is refused, at first and later', async () => {
    const inside = { status: 302, headers: { location: 'http://169.254.169.254/feed' } }
    web.show('reef.example/feed', inside)
    expect(await refused(address)).toEqual([422, 'refused'])
    expect(await refused('http://127.0.0.1/feed')).toEqual([422, 'refused'])
    show(rss({ title: 'Diver', link: '/jobs/1' }))
    const { body } = await watch(address)
    web.show('reef.example/feed', inside)
    expect((await look(body.id)).body.fault).toBe('refused')
  })
})

describe('drafts of a feed', () => {
  test('carry the organisation that was chosen, and can be published once somebody says where the work is', async () => {
    const draft = { name: 'Reef Watch', contactEmail: 'crew@reef.example' }
    const { body: company } = await app.as(admin)<{ id: string }>('POST', '/api/admin/companies', draft)
    show(rss({ title: 'Diver', link: '/jobs/1' }))
    await watch(address, { companyId: company.id })
    const [{ id, company: name } = { id: '', company: '' }] = await drafts()
    expect(name).toBe('Reef Watch')
    const publish = (more: object) => app.as(admin)('PATCH', `/api/jobs/${id}`, { draft: false, ...more })
    expect(await publish({})).toMatchObject({ status: 422, body: { code: 'place_missing' } })
    const later = { publishAt: new Date(app.deps.clock.now().getTime() + hour).toISOString() }
    expect((await app.as(admin)('PATCH', `/api/jobs/${id}`, later)).status).toBe(422)
    expect((await app.call('GET', '/api/stats')).body).toMatchObject({ totalJobs: 0 })
    expect(await publish({ location: 'Faro, Portugal' })).toMatchObject({ status: 200, body: { active: true } })
  })

  test('are counted among what waits, with a link to each', async () => {
    show(rss({ title: 'Diver', link: '/jobs/1' }, { title: 'Cook', link: '/jobs/2' }))
    await watch(address)
    expect((await app.as(admin)('GET', '/api/admin/waiting')).body).toMatchObject({ drafts: 2 })
    const { body } = await app.as(admin)<{ rows: { kind: string; id: string }[] }>('GET', '/api/admin/waiting/rows')
    const ids = (await drafts()).map(({ id }) => id).sort()
    const rows = body.rows.filter(({ kind }) => kind === 'draft')
    expect(rows.map(({ id }) => id).sort()).toEqual(ids)
  })

  test('nobody but those who look after listings sees or changes feeds', async () => {
    for (const person of [await aMember(app), await aStaff(app, 'moderator')]) {
      expect((await app.as(person)('GET', '/api/admin/feeds')).status).toBe(403)
      expect((await app.as(person)('POST', '/api/admin/feeds', { url: address })).status).toBe(403)
    }
    expect(web.asked).toEqual([])
    show(rss({ title: 'Diver', link: '/jobs/1' }))
    expect((await app.as(await aStaff(app, 'editor'))('POST', '/api/admin/feeds', { url: address })).status).toBe(201)
  })
})
