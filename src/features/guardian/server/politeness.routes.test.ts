// How the guardian treats the hosts whose pages it looks at: by their pace and wishes, and asking for no more than it needs.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { hour, type LinksDesk, openLinksDesk, posting } from './links-desk.fixture.ts'

let desk: LinksDesk
beforeAll(async () => {
  desk = await openLinksDesk(
    'tide.example',
    'calm.example',
    'rush-429.example',
    'rush-503.example',
    'rest.example',
    'far.example',
    'moved.example',
  )
})
afterAll(() => desk.close())
beforeEach(() => desk.pass(hour))

describe('a page', () => {
  test('is asked for once in thirty seconds and host, robots.txt aside; who must wait is told so', async () => {
    desk.web.show('tide.example/jobs/201', { status: 302, headers: { location: '/en/jobs/201' } })
    desk.web.show('tide.example/en/jobs/201', posting('Apply by letter.'))
    const job = await desk.post('https://tide.example/jobs/201')
    expect((await desk.act(job, 'check')).status).toBe(202)
    expect(desk.askedOf('tide.example')).toEqual(['tide.example/jobs/201'])
    expect((await desk.act(job, 'check')).status).toBe(202)
    await desk.pass(30_000)
    const { status, body } = await desk.act(job, 'check')
    expect([status, body.state]).toEqual([200, 'open'])
    expect(desk.askedOf('tide.example')).toHaveLength(2)
  })

  test('is left alone where robots.txt asks for it, and where the host asks for patience', async () => {
    desk.web.show('calm.example/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /hidden' })
    desk.web.show('calm.example/jobs/1', { status: 503, headers: { 'retry-after': '7200' } })
    const [hidden, busy] = [
      await desk.post('https://calm.example/hidden/1'),
      await desk.post('https://calm.example/jobs/1'),
    ]
    expect(await desk.look(hidden)).toMatchObject({ state: 'unknown', reason: 'robots' })
    await desk.pass(hour)
    expect(await desk.look(busy)).toMatchObject({ state: 'unknown', reason: 'host_down' })
    expect(desk.askedOf('calm.example')).toEqual(['calm.example/jobs/1'])
    await desk.pass(hour)
    expect((await desk.act(busy, 'check')).status).toBe(202)
    await desk.pass(hour)
    expect((await desk.act(busy, 'check')).status).toBe(200)
  })

  test('is left alone while the host has no time to say whom it lets in, and looked at as soon as it has', async () => {
    for (const status of [429, 503]) {
      const host = `rush-${status}.example`
      desk.web.show(`${host}/robots.txt`, { status })
      desk.web.show(`${host}/jobs/1`, posting('Apply by letter.'))
      const job = await desk.post(`https://${host}/jobs/1`)
      expect(await desk.look(job)).toMatchObject({ state: 'unknown', reason: 'host_down' })
      expect(desk.askedOf(host)).toEqual([])
      desk.web.show(`${host}/robots.txt`, { status: 404 })
      await desk.pass(hour)
      expect(await desk.look(job)).toMatchObject({ state: 'open' })
    }
  })

  test('is left alone for as long as its host asks, also where that stands in the answer to who asks for robots.txt', async () => {
    desk.web.show('rest.example/robots.txt', { status: 503, headers: { 'retry-after': '7200' } })
    desk.web.show('rest.example/jobs/1', posting('Apply by letter.'))
    const job = await desk.post('https://rest.example/jobs/1')
    expect(await desk.look(job)).toMatchObject({ state: 'unknown', reason: 'host_down' })
    const asked = desk.web.asked.length
    await desk.pass(hour)
    expect((await desk.act(job, 'check')).status).toBe(202)
    expect(desk.web.asked.slice(asked)).toEqual([])
    desk.web.show('rest.example/robots.txt', { status: 404 })
    await desk.pass(hour)
    expect(await desk.look(job)).toMatchObject({ state: 'open' })
  })

  test('that has not changed is asked for with its mark, and not sent again', async () => {
    let full = 0
    desk.web.show('far.example/jobs/7', (request, response) => {
      if (request.headers['if-none-match'] === '"seven"') return response.writeHead(304).end()
      full += 1
      return response.writeHead(200, { 'content-type': 'text/html', etag: '"seven"' }).end(posting('Apply by letter.'))
    })
    const job = await desk.post('https://far.example/jobs/7')
    expect((await desk.look(job)).state).toBe('open')
    await desk.pass(24 * hour)
    expect((await desk.look(job)).state).toBe('open')
    expect(full).toBe(1)
  })
})

test('what was read at one address is not taken for what stands at another, to which a page has moved meanwhile', async () => {
  const lookTwice = async (job: Job) => {
    expect((await desk.act(job, 'check')).status).toBe(202)
    await desk.pass(30_000)
    return desk.look(job)
  }
  desk.web.show('moved.example/jobs/401', {
    headers: { 'last-modified': 'Mon, 16 Nov 2026 10:00:00 GMT' },
    body: posting('Apply by letter.'),
  })
  const job = await desk.post('https://moved.example/jobs/401')
  expect(await desk.look(job)).toMatchObject({ state: 'open' })
  await desk.pass(24 * hour)
  desk.web.show('moved.example/jobs/401', { status: 302, headers: { location: '/en/jobs/401' } })
  desk.web.show('moved.example/en/jobs/401', { status: 503 })
  expect(await lookTwice(job)).toMatchObject({ state: 'unknown', reason: 'host_down' })
  await desk.pass(24 * hour)
  // An older page: whoever asks for what is newer than the one before it gets nothing.
  desk.web.show('moved.example/en/jobs/401', (request, response) => {
    if (request.headers['if-modified-since']) return response.writeHead(304).end()
    return response.writeHead(200, { 'content-type': 'text/html' }).end(posting('This position has been filled.'))
  })
  expect(await lookTwice(job)).toMatchObject({ state: 'doubtful', reason: 'phrase' })
})
