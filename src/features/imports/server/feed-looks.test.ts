// What one look at a watched feed leaves for the next: how long it waits, and whether it asks for all or only for news.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { address, type FeedDesk, openFeedDesk, rss, xml } from './feed-desk.fixture.ts'
import { lookAtFeeds } from './watching.service.ts'

let desk: FeedDesk
beforeAll(async () => {
  desk = await openFeedDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

const hour = 3_600_000
const feed = async () => (await desk.feeds())[0]!
const many = Array.from({ length: 60 }, (_, at) => ({ title: `Work ${at}`, link: `/jobs/${at}` }))

test('after a look that went well a fault waits as long as a first one, and the feed is called as it calls itself now', async () => {
  desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
  const { body } = await desk.watch(address)
  const renamed = rss({ title: 'Diver', link: '/jobs/1' }).replace('Reef jobs', 'Reef careers')
  for (let turn = 0; turn < 2; turn += 1) {
    desk.web.show('reef.example/feed', { status: 500 })
    const { body: failed } = await desk.look(body.id)
    expect((Date.parse(failed.nextAt) - Date.parse(failed.lookedAt!)) / hour).toBe(12)
    desk.show(renamed)
    const { body: good } = await desk.look(body.id)
    expect(good).toMatchObject({ fault: null, title: 'Reef careers' })
    expect((Date.parse(good.nextAt) - Date.parse(good.lookedAt!)) / hour).toBe(6)
  }
})

test('what had no room yet is asked for again, though the feed has not changed since', async () => {
  desk.show(rss({ title: 'First', link: '/first' }))
  await desk.watch(address)
  desk.web.show('reef.example/feed', (request, response) => {
    if (request.headers['if-none-match']) response.writeHead(304).end()
    else response.writeHead(200, { 'content-type': 'application/rss+xml', etag: '"v2"' }).end(rss(...many))
  })
  for (const waiting of [21, 41, 50]) {
    await desk.pass(7 * hour)
    await lookAtFeeds(desk.app.deps)
    expect(await feed()).toMatchObject({ waiting })
  }
  await desk.app.deps.db.pool.query('delete from jobs')
  await desk.pass(7 * hour)
  await lookAtFeeds(desk.app.deps)
  expect(await feed()).toMatchObject({ waiting: 11, fault: null })
})

test('two feeds may call their entries the same, and one page that both tell of comes once', async () => {
  desk.show(rss({ title: 'Diver', link: 'https://reef.example/1', guid: '1' }))
  await desk.watch(address)
  const others = [
    { title: 'Cook', link: 'https://kelp.example/1', guid: '1' },
    { title: 'Diver', link: 'https://reef.example/1', guid: '2' },
  ]
  desk.web.show('kelp.example/feed', xml(rss(...others)))
  await desk.watch('https://kelp.example/feed')
  expect(await desk.titles()).toEqual(['Cook', 'Diver'])
})
