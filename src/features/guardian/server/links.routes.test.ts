// The guardian's desk, on a small web of its own.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordWork } from '#features/admin/server/audit.store.ts'
import type { JobList } from '#features/jobs/board.schema.ts'
import type { Job } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { Link } from '../link.schema.ts'
import { lookAround } from './looking.service.ts'

const hour = 3_600_000
const hosts = [
  'reef.example',
  'kelp.example',
  'tide.example',
  'calm.example',
  'shut.example',
  'many.example',
  'far.example',
  'rush-429.example',
  'rush-503.example',
  'rest.example',
  'moved.example',
  'jobs.ashbyhq.com',
  'api.ashbyhq.com',
]
const page = (text: string) =>
  `<html><head><title>Deck Hand</title></head><body><main><h1>Deck Hand</h1><p>${text}</p><p>${'Work on deck in all weathers. '.repeat(20)}</p></main></body></html>`

let app: TestApi
let web: WebPages
let admin: Person
beforeAll(async () => {
  web = await openWebPages()
  app = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts(...hosts) })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app.stop()
  await web.close()
})
beforeEach(() => pass(hour))

/** An admin's session does not last: who comes back has signed in again. */
async function pass(ms: number): Promise<void> {
  app.advance(ms)
  admin = await anAdmin(app)
}

const post = (url: string, change: object = {}) => aJob(app, admin, { jobUrl: url, displayDays: 60, ...change })
const act = (job: Job, what: string) => app.as(admin)<Link>('POST', `/api/admin/links/${job.id}/${what}`)
const look = async (job: Job) => (await act(job, 'check')).body
const isOnBoard = async (job: Job) => (await app.call('GET', `/api/jobs/${job.id}`)).status === 200
const askedOf = (host: string) => web.asked.filter((each) => each.startsWith(host) && !each.endsWith('/robots.txt'))

describe('a page', () => {
  test('that is there is open, and members are told when it was seen', async () => {
    web.show('reef.example/jobs/101', page('Apply by letter.'))
    const job = await post('https://reef.example/jobs/101')
    expect(await look(job)).toMatchObject({ jobId: job.id, title: job.title, state: 'open', url: job.jobUrl })
    await pass(61_000)
    const member = await aMember(app)
    const free = await aFreeMember(app)
    const read = async (person: Person) => (await app.as(person)<Job>('GET', `/api/jobs/${job.id}`)).body
    expect((await read(member)).checkedOpenAt).toEqual(expect.any(String))
    expect((await read(free)).checkedOpenAt).toBeNull()
    const { body } = await app.as(member)<JobList>('GET', '/api/jobs')
    expect(body.jobs).toContainEqual(expect.objectContaining({ id: job.id, checkedOpenAt: expect.any(String) }))
    const { body: shown } = await app.as(free)<JobList>('GET', '/api/jobs')
    expect(shown.jobs).toContainEqual(expect.objectContaining({ id: job.id, checkedOpenAt: null }))
    const { checkedOpenAt } = await read(member)
    expect((await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { title: 'Bosun', checkedOpenAt })).status).toBe(200)
  })

  test('that is gone once is doubtful, and gone twice, twelve hours apart, closes the listing; one press undoes it', async () => {
    const job = await post('https://kelp.example/jobs/102')
    expect(await look(job)).toMatchObject({ state: 'doubtful', reason: 'gone_once' })
    await pass(11 * hour)
    expect(await look(job)).toMatchObject({ state: 'doubtful' })
    expect(await isOnBoard(job)).toBe(true)
    await pass(hour)
    expect(await look(job)).toMatchObject({ state: 'closed', reason: 'gone_twice' })
    expect(await isOnBoard(job)).toBe(false)
    const { rows } = await app.deps.db.pool.query(`select * from audit_log where admin_name = 'the guardian'`)
    expect(rows).toMatchObject([{ subject: job.id, before: { active: true }, after: { active: false } }])
    expect((await act(job, 'reopen')).body).toMatchObject({ state: 'unknown' })
    expect(await isOnBoard(job)).toBe(true)
  })

  test('is asked for once in thirty seconds and host, robots.txt aside; who must wait is told so', async () => {
    web.show('tide.example/jobs/201', { status: 302, headers: { location: '/en/jobs/201' } })
    web.show('tide.example/en/jobs/201', page('Apply by letter.'))
    const job = await post('https://tide.example/jobs/201')
    expect((await act(job, 'check')).status).toBe(202)
    expect(askedOf('tide.example')).toEqual(['tide.example/jobs/201'])
    expect((await act(job, 'check')).status).toBe(202)
    await pass(30_000)
    const { status, body } = await act(job, 'check')
    expect([status, body.state]).toEqual([200, 'open'])
    expect(askedOf('tide.example')).toHaveLength(2)
  })

  test('is left alone where robots.txt asks for it, and where the host asks for patience', async () => {
    web.show('calm.example/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /hidden' })
    web.show('calm.example/jobs/1', { status: 503, headers: { 'retry-after': '7200' } })
    const [hidden, busy] = [await post('https://calm.example/hidden/1'), await post('https://calm.example/jobs/1')]
    expect(await look(hidden)).toMatchObject({ state: 'unknown', reason: 'robots' })
    await pass(hour)
    expect(await look(busy)).toMatchObject({ state: 'unknown', reason: 'host_down' })
    expect(askedOf('calm.example')).toEqual(['calm.example/jobs/1'])
    await pass(hour)
    expect((await act(busy, 'check')).status).toBe(202)
    await pass(hour)
    expect((await act(busy, 'check')).status).toBe(200)
  })

  test('is left alone while the host has no time to say whom it lets in, and looked at as soon as it has', async () => {
    for (const status of [429, 503]) {
      const host = `rush-${status}.example`
      web.show(`${host}/robots.txt`, { status })
      web.show(`${host}/jobs/1`, page('Apply by letter.'))
      const job = await post(`https://${host}/jobs/1`)
      expect(await look(job)).toMatchObject({ state: 'unknown', reason: 'host_down' })
      expect(askedOf(host)).toEqual([])
      web.show(`${host}/robots.txt`, { status: 404 })
      await pass(hour)
      expect(await look(job)).toMatchObject({ state: 'open' })
    }
  })

  test('is left alone for as long as its host asks, also where that stands in the answer to who asks for robots.txt', async () => {
    web.show('rest.example/robots.txt', { status: 503, headers: { 'retry-after': '7200' } })
    web.show('rest.example/jobs/1', page('Apply by letter.'))
    const job = await post('https://rest.example/jobs/1')
    expect(await look(job)).toMatchObject({ state: 'unknown', reason: 'host_down' })
    const asked = web.asked.length
    await pass(hour)
    expect((await act(job, 'check')).status).toBe(202)
    expect(web.asked.slice(asked)).toEqual([])
    web.show('rest.example/robots.txt', { status: 404 })
    await pass(hour)
    expect(await look(job)).toMatchObject({ state: 'open' })
  })

  test('that has not changed is asked for with its mark, and not sent again', async () => {
    let full = 0
    web.show('far.example/jobs/7', (request, response) => {
      if (request.headers['if-none-match'] === '"seven"') return response.writeHead(304).end()
      full += 1
      return response.writeHead(200, { 'content-type': 'text/html', etag: '"seven"' }).end(page('Apply by letter.'))
    })
    const job = await post('https://far.example/jobs/7')
    expect((await look(job)).state).toBe('open')
    await pass(24 * hour)
    expect((await look(job)).state).toBe('open')
    expect(full).toBe(1)
  })
})

test('what was read at one address is not taken for what stands at another, to which a page has moved meanwhile', async () => {
  const lookTwice = async (job: Job) => {
    expect((await act(job, 'check')).status).toBe(202)
    await pass(30_000)
    return look(job)
  }
  web.show('moved.example/jobs/401', {
    headers: { 'last-modified': 'Mon, 16 Nov 2026 10:00:00 GMT' },
    body: page('Apply by letter.'),
  })
  const job = await post('https://moved.example/jobs/401')
  expect(await look(job)).toMatchObject({ state: 'open' })
  await pass(24 * hour)
  web.show('moved.example/jobs/401', { status: 302, headers: { location: '/en/jobs/401' } })
  web.show('moved.example/en/jobs/401', { status: 503 })
  expect(await lookTwice(job)).toMatchObject({ state: 'unknown', reason: 'host_down' })
  await pass(24 * hour)
  // An older page: whoever asks for what is newer than the one before it gets nothing.
  web.show('moved.example/en/jobs/401', (request, response) => {
    if (request.headers['if-modified-since']) return response.writeHead(304).end()
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page('This position has been filled.'))
  })
  expect(await lookTwice(job)).toMatchObject({ state: 'doubtful', reason: 'phrase' })
})

test('a page that is empty without its scripts is looked up in its hiring system, which can only raise a doubt', async () => {
  const id = '5f0c2f6e-1111-4222-8333-444455556666'
  const board = (...jobs: object[]) => ({ type: 'application/json', body: JSON.stringify({ jobs }) })
  const address = 'api.ashbyhq.com/posting-api/job-board/reef'
  web.show(`jobs.ashbyhq.com/reef/${id}`, '<div id="root"></div><script>1</script>')
  web.show(address, board({ id, title: 'Diver' }))
  const job = await post(`https://jobs.ashbyhq.com/reef/${id}`)
  expect(await look(job)).toMatchObject({ state: 'open' })
  web.show(address, board({ id: 'another', title: 'Cook' }))
  await pass(24 * hour)
  expect(await look(job)).toMatchObject({ state: 'doubtful', reason: 'system_gone' })
  await pass(24 * hour)
  expect(await look(job)).toMatchObject({ state: 'doubtful', reason: 'system_gone' })
  expect(await isOnBoard(job)).toBe(true)
})

test('a line that says it is over is kept as a database can keep it, whatever else stands in it', async () => {
  const words = 'This position has been filled.'
  const lines = [`${words} ${'x'.repeat(208)}🐋 and more`, `${words} A\u0000B`]
  const excerpts = [`${words} ${'x'.repeat(208)}🐋`, `${words} A B`]
  for (const [at, line] of lines.entries()) {
    web.show(`shut.example/jobs/${at}56`, page(line))
    const job = await post(`https://shut.example/jobs/${at}56`)
    expect(await look(job)).toMatchObject({ reason: 'phrase', excerpt: excerpts[at] })
    await pass(hour)
  }
})

describe('the operator', () => {
  test('keeps a listing despite a sign, which does not come back for two weeks', async () => {
    web.show('shut.example/jobs/55', page('This position has been filled.'))
    const job = await post('https://shut.example/jobs/55')
    expect(await look(job)).toMatchObject({
      state: 'doubtful',
      reason: 'phrase',
      excerpt: 'This position has been filled.',
    })
    const { body } = await app.as(admin)<{ links: Link[] }>('GET', '/api/admin/links?state=doubtful')
    expect(body.links.map(({ jobId }) => jobId)).toContain(job.id)
    expect((await act(job, 'keep')).body.state).toBe('open')
    await pass(13 * 24 * hour)
    expect((await look(job)).state).toBe('open')
    await pass(2 * 24 * hour)
    expect((await look(job)).state).toBe('doubtful')
    expect((await act(job, 'close')).body.state).toBe('closed')
    expect(await isOnBoard(job)).toBe(false)
  })

  test('is asked before a fourth listing of one host is closed in a day', async () => {
    const jobs = await Promise.all([1, 2, 3, 4, 5].map((n) => post(`https://many.example/jobs/90${n}`)))
    const lookAtAll = async () => {
      for (const job of jobs) {
        await pass(30_000)
        await look(job)
      }
    }
    await lookAtAll()
    await pass(12 * hour)
    await lookAtAll()
    const { body } = await app.as(admin)<{ links: Link[] }>('GET', '/api/admin/links')
    const states = jobs.map(({ id }) => body.links.find(({ jobId }) => jobId === id)?.state)
    expect(states).toEqual(['closed', 'closed', 'closed', 'doubtful', 'doubtful'])
    await pass(24 * hour)
    expect((await look(jobs[3]!)).reason).toBe('many_gone')
  })

  test('changes the address, and the guardian begins anew', async () => {
    web.show('reef.example/jobs/300', page('Apply by letter.'))
    const job = await post('https://reef.example/jobs/299')
    expect((await look(job)).state).toBe('doubtful')
    await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { jobUrl: 'https://reef.example/jobs/300' })
    await pass(12 * hour)
    await lookAround({ ...app.deps, recordWork })
    expect((await look(job)).state).not.toBe('closed')
    expect(await isOnBoard(job)).toBe(true)
  })

  test('is told nothing more of an address that was changed, nor of a closing once the listing is open again', async () => {
    const job = await post('https://reef.example/jobs/298')
    expect((await look(job)).state).toBe('doubtful')
    const edit = (change: object) => app.as(admin)('PATCH', `/api/jobs/${job.id}`, change)
    const stateOf = async () => {
      const { body } = await app.as(admin)<{ links: Link[] }>('GET', '/api/admin/links')
      const { state, reason } = body.links.find(({ jobId }) => jobId === job.id)!
      return [state, reason]
    }
    const countWaiting = async () => (await app.as(admin)<{ links: number }>('GET', '/api/admin/waiting')).body.links
    const waiting = await countWaiting()
    await edit({ jobUrl: 'https://reef.example/jobs/300' })
    expect([await stateOf(), await countWaiting()]).toEqual([['unknown', 'not_looked_yet'], waiting - 1])
    await act(job, 'close')
    expect(await stateOf()).toEqual(['closed', 'closed_by_hand'])
    await edit({ active: true })
    expect(await stateOf()).toEqual(['unknown', 'not_looked_yet'])
  })

  test('hears of listings that do not exist, and strangers of nothing', async () => {
    const job = await post('https://reef.example/jobs/300')
    const nowhere = '/api/admin/links/00000000-0000-4000-8000-000000000000'
    for (const what of ['check', 'keep', 'close', 'reopen'])
      expect((await app.as(admin)('POST', `${nowhere}/${what}`)).status).toBe(404)
    expect((await app.as(await aMember(app))('POST', `/api/admin/links/${job.id}/close`)).status).toBe(403)
    expect((await app.as(admin)('GET', '/api/admin/links?state=odd')).status).toBe(422)
    expect((await app.as(admin)('GET', '/api/admin/links?state=')).body).toEqual(
      (await app.as(admin)('GET', '/api/admin/links')).body,
    )
  })
})

describe('a reader', () => {
  test('reports a listing once while it waits, and the team keeps or closes it', async () => {
    const job = await post('https://reef.example/jobs/300', { title: 'Net Mender' })
    const member = await aFreeMember(app)
    const report = (body: object) => app.as(member)<{ id: string }>('POST', `/api/jobs/${job.id}/reports`, body)
    expect((await report({ reason: 'boring' })).status).toBe(422)
    const first = await report({ reason: 'scam', note: 'They ask for money' })
    expect(first.status).toBe(201)
    expect((await report({ reason: 'other' })).body.id).toBe(first.body.id)
    const { body } = await app.as(admin)<{ total: number }>('GET', '/api/admin/listing-reports')
    expect(body).toMatchObject({
      total: 1,
      reports: [{ title: 'Net Mender', reason: 'scam', note: 'They ask for money' }],
    })
    const settle = (decision: string) =>
      app.as(admin)('POST', `/api/admin/listing-reports/${first.body.id}/settle`, { decision })
    expect((await settle('keep')).status).toBe(204)
    expect((await settle('close')).status).toBe(404)
    expect(await isOnBoard(job)).toBe(true)
    const again = await report({ reason: 'closed' })
    expect(again.body.id).not.toBe(first.body.id)
    await app.as(admin)('POST', `/api/admin/listing-reports/${again.body.id}/settle`, { decision: 'close' })
    expect(await isOnBoard(job)).toBe(false)
    expect((await report({ reason: 'closed' })).status).toBe(404)
  })
})
