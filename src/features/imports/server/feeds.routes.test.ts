// Watched feeds, looked at again politely: what is new waits as a draft, once, and never goes online.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin, aStaff } from '#testing/people.ts'
import { address, day, type FeedDesk, openFeedDesk, rss } from './feed-desk.fixture.ts'
import { lookAtFeeds } from './watching.service.ts'

let desk: FeedDesk
beforeAll(async () => {
  desk = await openFeedDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

const hour = 3_600_000

describe('an entry comes once', () => {
  test('the newest ten of a new feed become drafts, older ones count as seen', async () => {
    desk.show(
      rss(...Array.from({ length: 15 }, (_, at) => ({ title: `Work ${at}`, link: `/jobs/${at}`, day: at + 1 }))),
    )
    const { body } = await desk.watch(address)
    expect(body.waiting).toBe(10)
    expect(await desk.titles()).toEqual(Array.from({ length: 10 }, (_, at) => `Work ${at + 5}`).sort())
    await desk.look(body.id)
    expect(await desk.drafts()).toHaveLength(10)
  })

  test('the newest ten of a new feed come also when the first look failed, and it could be read only later', async () => {
    const items = Array.from({ length: 15 }, (_, at) => ({ title: `Work ${at}`, link: `/jobs/${at}`, day: at + 1 }))
    let asked = 0
    desk.web.show('reef.example/feed', (_request, response) => {
      asked += 1
      if (asked === 1) response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss(...items))
      else response.writeHead(429).end()
    })
    const { body } = await desk.watch(address)
    expect(body).toMatchObject({ fault: 'closed_to_us', waiting: 0 })
    desk.show(rss(...items))
    expect((await desk.look(body.id)).body).toMatchObject({ fault: null, waiting: 10 })
    await desk.look(body.id)
    expect(await desk.drafts()).toHaveLength(10)
  })

  test('not again after its draft was deleted, nor under another id, nor when its words change', async () => {
    desk.show(rss({ title: 'Diver', link: '/jobs/1', guid: 'one' }))
    const { body } = await desk.watch(address)
    const [draft] = await desk.drafts()
    await desk.call('DELETE', `/api/jobs/${draft!.id}`)
    desk.show(rss({ title: 'Senior Diver', link: '/jobs/1', guid: 'one' }))
    await desk.look(body.id)
    desk.show(rss({ title: 'Diver', link: '/jobs/1', guid: 'two' }))
    await desk.look(body.id)
    expect(await desk.drafts()).toEqual([])
    desk.show(rss({ title: 'Diver', link: '/jobs/1', guid: 'two' }, { title: 'Cook', link: '/jobs/2', guid: 'three' }))
    expect((await desk.look(body.id)).body).toMatchObject({ waiting: 1 })
    expect(await desk.titles()).toEqual(['Cook'])
  })

  test('entries without ids are told apart by address, those of one address by id', async () => {
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }, { title: 'Diver', link: '/jobs/2' }))
    const { body } = await desk.watch(address)
    expect(await desk.drafts()).toHaveLength(2)
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }, { title: 'Diver', link: '/jobs/3' }))
    await desk.look(body.id)
    expect(await desk.drafts()).toHaveLength(3)
    const shared = [1, 2].map((at) => ({ title: `Nurse ${at}`, link: '/careers', guid: `n${at}` }))
    desk.show(rss(...shared))
    await desk.look(body.id)
    expect(await desk.drafts()).toHaveLength(5)
  })

  test('one more at an address that several share comes too, though their drafts have that address', async () => {
    const nurses = (...all: number[]) => all.map((at) => ({ title: `Nurse ${at}`, link: '/careers', guid: `n${at}` }))
    desk.show(rss(...nurses(1, 2)))
    const { body } = await desk.watch(address)
    desk.show(rss(...nurses(1, 2, 3)))
    await desk.look(body.id)
    expect(await desk.titles()).toEqual(['Nurse 1', 'Nurse 2', 'Nurse 3'])
  })

  test('what is on the board already is passed over', async () => {
    await aJob(desk.app, await anAdmin(desk.app), {
      title: 'Known',
      jobUrl: 'https://www.reef.example/jobs/1/?utm_medium=x',
    })
    desk.show(rss({ title: 'Known', link: '/jobs/1' }, { title: 'New', link: '/jobs/2' }))
    await desk.watch(address)
    expect(await desk.titles()).toEqual(['New'])
  })

  test('however much a feed tells, fifty drafts of it wait at most', async () => {
    desk.show(rss({ title: 'First', link: '/first' }))
    const { body } = await desk.watch(address)
    desk.show(rss(...Array.from({ length: 300 }, (_, at) => ({ title: `Work ${at}`, link: `/jobs/${at}` }))))
    for (let times = 0; times < 5; times += 1) await desk.look(body.id)
    expect(await desk.drafts()).toHaveLength(50)
  })
})

describe('looking again', () => {
  test('asks with conditions, and an unchanged feed brings nothing', async () => {
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }), { etag: '"v1"', 'last-modified': day(1) })
    const { body } = await desk.watch(address)
    desk.web.show('reef.example/feed', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] === day(1)
      response.writeHead(isKnown ? 304 : 500).end()
    })
    await desk.pass(7 * hour)
    expect(await lookAtFeeds(desk.app.deps)).toBe(1)
    const [feed] = await desk.feeds()
    expect(feed).toMatchObject({ id: body.id, fault: null, waiting: 1 })
    expect(await lookAtFeeds(desk.app.deps)).toBe(0)
  })

  test('a fault is told in words, and each one doubles the wait; Retry-After is kept', async () => {
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    await desk.watch(address)
    desk.web.show('reef.example/feed', { status: 500 })
    const waits: number[] = []
    for (let times = 0; times < 3; times += 1) {
      await desk.pass(24 * hour * (times + 1))
      await lookAtFeeds(desk.app.deps)
      const [feed] = await desk.feeds()
      expect(feed!.fault).toBe('failed')
      waits.push((Date.parse(feed!.nextAt) - Date.parse(feed!.lookedAt!)) / hour)
    }
    expect(waits).toEqual([12, 24, 48])
    desk.web.show('reef.example/feed', { status: 429, headers: { 'retry-after': String(5 * 24 * 3600) } })
    const { body } = await desk.look((await desk.feeds())[0]!.id)
    expect(body.fault).toBe('closed_to_us')
    expect((Date.parse(body.nextAt) - Date.parse(body.lookedAt!)) / hour).toBe(120)
  })

  test('a paused feed is left alone, a removed one too, and its drafts stay', async () => {
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    const { body } = await desk.watch(address)
    await desk.call('PATCH', `/api/admin/feeds/${body.id}`, { paused: true })
    await desk.pass(30 * 24 * hour)
    expect(await lookAtFeeds(desk.app.deps)).toBe(0)
    expect((await desk.call('DELETE', `/api/admin/feeds/${body.id}`)).status).toBe(204)
    expect(await desk.titles()).toEqual(['Diver'])
    expect((await desk.look(body.id)).status).toBe(404)
  })

  test('a look that an ending process broke off is made again soon', async () => {
    desk.show(rss({ title: 'Diver', link: '/1' }))
    await desk.watch(address)
    desk.show(rss({ title: 'Diver', link: '/1' }, { title: 'Cook', link: '/2' }))
    await desk.pass(6 * hour)
    const ending = { ...desk.app.deps.db, asOne: () => Promise.reject(new Error('the process ends here')) }
    await expect(lookAtFeeds({ ...desk.app.deps, db: ending })).rejects.toThrow('the process ends here')
    expect(await lookAtFeeds(desk.app.deps)).toBe(0)
    await desk.pass(0.25 * hour)
    expect(await lookAtFeeds(desk.app.deps)).toBe(1)
    expect(await desk.titles()).toEqual(['Cook', 'Diver'])
  })

  test('two instances at once make one draft of an entry', async () => {
    desk.show(rss())
    const { body } = await desk.watch(address)
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    const other = await desk.app.beside()
    await desk.pass(7 * hour)
    other.advance(7 * hour)
    await Promise.all([lookAtFeeds(desk.app.deps), lookAtFeeds(other.deps), desk.look(body.id)])
    expect(await desk.titles()).toEqual(['Diver'])
  })
})

describe('drafts of a feed', () => {
  test('carry the organisation that was chosen, and can be published once somebody says where the work is', async () => {
    const draft = { name: 'Reef Watch', contactEmail: 'crew@reef.example' }
    const { body: company } = await desk.call<{ id: string }>('POST', '/api/admin/companies', draft)
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    await desk.watch(address, { companyId: company.id })
    const [{ id, company: name } = { id: '', company: '' }] = await desk.drafts()
    expect(name).toBe('Reef Watch')
    const publish = (more: object) => desk.call('PATCH', `/api/jobs/${id}`, { draft: false, ...more })
    expect(await publish({})).toMatchObject({ status: 422, body: { code: 'place_missing' } })
    const later = { publishAt: new Date(desk.app.deps.clock.now().getTime() + hour).toISOString() }
    expect((await desk.call('PATCH', `/api/jobs/${id}`, later)).status).toBe(422)
    expect((await desk.app.call('GET', '/api/stats')).body).toMatchObject({ totalJobs: 0 })
    expect(await publish({ location: 'Faro, Portugal' })).toMatchObject({
      status: 200,
      body: { active: true, companyId: company.id },
    })
  })

  test('belong to the organisation that stays when theirs is merged into another', async () => {
    const add = async (name: string) =>
      (await desk.call<{ id: string }>('POST', '/api/admin/companies', { name, contactEmail: 'crew@reef.example' }))
        .body
    const [goes, stays] = [await add('Reef Watchers'), await add('Reef Watch International')]
    desk.show(rss({ title: 'Reef Ranger', link: 'https://reef.example/1', guid: '1', day: 1 }))
    const { body: feed } = await desk.watch(address, { companyId: goes.id })
    await desk.call('POST', `/api/admin/companies/${goes.id}/merge`, { into: stays.id })
    expect(await desk.feeds()).toMatchObject([{ id: feed.id, company: { id: stays.id } }])
    desk.show(rss({ title: 'Kelp Keeper', link: 'https://reef.example/2', guid: '2', day: 2 }))
    await desk.look(feed.id)
    const companies = (await desk.drafts()).map(({ title, company }) => [title, company])
    expect(companies.sort()).toEqual([
      ['Kelp Keeper', 'Reef Watch International'],
      ['Reef Ranger', 'Reef Watch International'],
    ])
  })

  test('wait for nobody once they have a time to go online', async () => {
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }, { title: 'Cook', link: '/jobs/2' }))
    await desk.watch(address)
    const [draft] = await desk.drafts()
    const publishAt = new Date(desk.app.deps.clock.now().getTime() + hour).toISOString()
    await desk.call('PATCH', `/api/jobs/${draft!.id}`, { location: 'Faro, Portugal', publishAt })
    expect(await desk.feeds()).toMatchObject([{ waiting: 1 }])
    await aJob(desk.app, await anAdmin(desk.app), { title: 'Typed by a person', draft: true })
    expect((await desk.call('GET', '/api/admin/waiting')).body).toMatchObject({ drafts: 1 })
    const { body } = await desk.call<{ rows: { kind: string }[] }>('GET', '/api/admin/waiting/rows')
    expect(body.rows.filter(({ kind }) => kind === 'draft')).toHaveLength(1)
  })

  test('are counted among what waits, with a link to each', async () => {
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }, { title: 'Cook', link: '/jobs/2' }))
    await desk.watch(address)
    expect((await desk.call('GET', '/api/admin/waiting')).body).toMatchObject({ drafts: 2 })
    const { body } = await desk.call<{ rows: { kind: string; id: string }[] }>('GET', '/api/admin/waiting/rows')
    const ids = (await desk.drafts()).map(({ id }) => id).sort()
    const rows = body.rows.filter(({ kind }) => kind === 'draft')
    expect(rows.map(({ id }) => id).sort()).toEqual(ids)
  })

  test('nobody but those who look after listings sees or changes feeds', async () => {
    for (const person of [await aMember(desk.app), await aStaff(desk.app, 'moderator')]) {
      expect((await desk.app.as(person)('GET', '/api/admin/feeds')).status).toBe(403)
      expect((await desk.app.as(person)('POST', '/api/admin/feeds', { url: address })).status).toBe(403)
    }
    expect(desk.web.asked).toEqual([])
    desk.show(rss({ title: 'Diver', link: '/jobs/1' }))
    expect(
      (await desk.app.as(await aStaff(desk.app, 'editor'))('POST', '/api/admin/feeds', { url: address })).status,
    ).toBe(201)
  })
})
