// What a feed may be: every format is read, and what is none, or hostile, is refused.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { address, type FeedDesk, openFeedDesk, rss, xml } from './feed-desk.fixture.ts'

let desk: FeedDesk
beforeAll(async () => {
  desk = await openFeedDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

test('of a long feed that tells of the oldest first, the newest come', async () => {
  const items = Array.from({ length: 210 }, (_, at) => ({ title: `Diver ${at}`, link: `/jobs/${at}`, day: at - 300 }))
  desk.show(rss(...items))
  await desk.watch(address)
  const newest = Array.from({ length: 10 }, (_, at) => `Diver ${200 + at}`)
  expect(await desk.titles()).toEqual(newest)
})

describe('every format is read', () => {
  test('RSS with markup in titles, relative addresses and trackers', async () => {
    desk.show(
      rss({
        title: '&lt;b&gt;Diver&lt;/b&gt; &amp;amp; Crew',
        link: '/jobs/1?utm_source=rss',
        guid: 'one',
        text: '&lt;p&gt;Dive.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;ul&gt;&lt;li&gt;Log&lt;/li&gt;&lt;/ul&gt;',
      }),
    )
    expect(await desk.watch(address)).toMatchObject({
      status: 201,
      body: { title: 'Reef jobs', waiting: 1, fault: null },
    })
    const [draft] = await desk.drafts()
    expect(draft).toMatchObject({ title: 'Diver & Crew', company: 'Reef jobs', origin: 'Reef jobs', publishAt: null })
    const job = await desk.call('GET', `/api/jobs/${draft!.id}`)
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
    desk.web.show('kelp.example/work/atom.xml', { type: 'application/atom+xml', body })
    await desk.watch('https://kelp.example/work/atom.xml')
    const [draft] = await desk.drafts()
    const job = await desk.call('GET', `/api/jobs/${draft!.id}`)
    expect(job.body).toMatchObject({
      title: 'Kelp Intern',
      jobType: ['internship'],
      jobUrl: 'https://kelp.example/work/jobs/2',
      description: 'Count kelp.',
    })
  })

  test('relative addresses begin where xml:base says, of an entry within that of its feed', async () => {
    const entry = (at: number, base = '') =>
      `<entry${base}><id>urn:${at}</id><title>Diver ${at}</title><link href="jobs/${at}"/></entry>`
    const body = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://reef.example/work/"><title>Reef</title>${entry(1)}${entry(2, ' xml:base="old/"')}${entry(3, ' xml:base="http://[/"')}</feed>`
    desk.web.show('kelp.example/atom.xml', { type: 'application/atom+xml', body })
    await desk.watch('https://kelp.example/atom.xml')
    desk.show(rss({ title: 'Crew', link: 'jobs/4' }).replace('<rss ', '<rss xml:base="/careers/" '))
    await desk.watch(address)
    const jobs = await Promise.all(
      (await desk.drafts()).map(async ({ id }) => (await desk.call<Job>('GET', `/api/jobs/${id}`)).body.jobUrl),
    )
    expect(jobs.sort()).toEqual([
      'https://reef.example/careers/jobs/4',
      'https://reef.example/work/jobs/1',
      'https://reef.example/work/jobs/3',
      'https://reef.example/work/old/jobs/2',
    ])
  })

  test('JSON Feed, entries without a title or an address left out', async () => {
    const items = [
      { id: '1', url: '/jobs/3', title: 'Skipper', content_text: 'Sail.' },
      { id: '2', content_text: 'A thought' },
      { id: '3', url: 'javascript:alert(1)', title: 'Bad' },
    ]
    const body = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Kelp', items })
    desk.web.show('kelp.example/feed.json', { type: 'application/feed+json', body })
    await desk.watch('https://kelp.example/feed.json')
    expect(await desk.titles()).toEqual(['Skipper'])
  })

  test('a page leads to the feed that it names', async () => {
    const link = (href: string, type = 'application/rss+xml') => `<link rel="alternate" type="${type}" href="${href}">`
    desk.web.show(
      'reef.example/careers',
      `<!doctype html><html><head>${link('/comments/feed')}${link('feed')}</head><body>Careers</body></html>`,
    )
    desk.web.show('reef.example/comments/feed', xml(rss({ title: 'Nice', link: '/c/1' })))
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    expect((await desk.watch('https://reef.example/careers')).body).toMatchObject({ url: address, waiting: 1 })
    expect((await desk.watch(address)).body).toMatchObject({ code: 'feed_known' })
  })

  test('a page that is written in capitals leads there too', async () => {
    const html =
      '<HTML><HEAD><LINK REL="ALTERNATE" TYPE="APPLICATION/RSS+XML" HREF="feed"></HEAD><BODY>Work</BODY></HTML>'
    desk.web.show('reef.example/careers', html)
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    expect((await desk.watch('https://reef.example/careers')).body).toMatchObject({ url: address, waiting: 1 })
  })
})

describe('what is no feed, or a hostile one', () => {
  const refused = async (url: string) => {
    const answer = await desk.watch(url)
    expect(await desk.feeds()).toEqual([])
    return [answer.status, answer.body.code]
  }
  test.each([
    ['a broken one', '<rss version="2.0"><channel><item><title>x', [422, 'unreadable']],
    ['an unknown format', '{"a": 1}', [422, 'unreadable']],
    ['a page without feeds', '<!doctype html><html><body>Hello</body></html>', [422, 'no_feed_found']],
    ['deep nesting', `<rss version="2.0"><channel>${'<a>'.repeat(80_000)}`, [422, 'unreadable']],
    ['more than a megabyte', `<rss version="2.0"><channel>${'x'.repeat(1_100_000)}</channel></rss>`, [422, 'too_big']],
  ])('%s is refused', async (_what, body, said) => {
    desk.show(body)
    expect(await refused(address)).toEqual(said)
  })

  test('entities that multiply stay letters', async () => {
    const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY l0 "lol">${entities}<!ENTITY f SYSTEM "file:///etc/passwd">]>`
    desk.show(bomb + rss({ title: 'Diver &l9; &f;', link: '/jobs/1' }).replace(/^<\?xml[^>]*>/, ''))
    await desk.watch(address)
    for (const { title } of await desk.drafts()) expect(title.length).toBeLessThan(60)
    expect(JSON.stringify(await desk.drafts())).not.toContain('root:')
  })

  test('an address that leads inside is refused, at first and later', async () => {
    const inside = { status: 302, headers: { location: 'http://169.254.169.254/feed' } }
    desk.web.show('reef.example/feed', inside)
    expect(await refused(address)).toEqual([422, 'refused'])
    expect(await refused('http://127.0.0.1/feed')).toEqual([422, 'refused'])
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    const { body } = await desk.watch(address)
    desk.web.show('reef.example/feed', inside)
    expect((await desk.look(body.id)).body.fault).toBe('refused')
  })
})
