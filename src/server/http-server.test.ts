// The server on a real socket: limits of what comes in, and what is answered from the cache.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardRegion } from '#features/jobs/server/board.cache.ts'
import { jsonLimit } from '#http/validate.ts'
import { aFreeMember } from '#testing/people.ts'
import { deliver, startSite, type TestSite } from '#testing/start-site.ts'
import { readVersion } from './version.ts'

const longPage = Array.from({ length: 500 }, (_, at) => `<p>Listing ${at} is open for ${at % 7} weeks</p>`).join('')

let renders = 0
let site: TestSite
beforeAll(async () => {
  site = await startSite({}, async (request, options) => {
    renders += 1
    const { pathname } = new URL(request.url)
    if (pathname === '/broken') return deliver(options, 'secret detail of the failure', { status: 500 })
    if (pathname === '/private') return deliver(options, '<p>private</p>')
    if (pathname === '/long') return deliver(options, longPage, { headers: { 'cache-control': 'public' } })
    const me = await options.context.askApi('/api/user')
    return deliver(options, `<p>${me.status === 200 ? 'member' : 'visitor'}</p>`, {
      headers: { 'cache-control': 'public' },
    })
  })
})
afterAll(() => site.stop())

const json = { 'content-type': 'application/json' }
const login = (body: string | AsyncIterable<Buffer>, headers: Record<string, string> = json) =>
  site.send({ method: 'POST', path: '/api/login', headers, body })

async function* megabytes(count: number) {
  for (let i = 0; i < count; i += 1) yield Buffer.alloc(1024 * 1024, 'x')
}

async function* pieces(text: string) {
  for (let at = 0; at < text.length; at += 10_000) yield Buffer.from(text.slice(at, at + 10_000))
}

describe('bad input over the wire', () => {
  test.each([
    ['malformed JSON', '{"email":', json, 400],
    ['no body', '', json, 400],
    ['a wrong content type', '{}', { 'content-type': 'text/plain' }, 415],
    ['no content type', '{}', {}, 415],
    ['100,000 levels of nesting', '['.repeat(100_000), json, 413],
    ['levels of nesting that fit', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, json, 400],
    ['a NUL character', '{"email":"a\\u0000@b.example","password":"x"}', json, 422],
    ['a key that reaches for the prototype', '{"__proto__":{"role":"admin"}}', json, 400],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('latin1'), json, 422],
    ['a list where an object is wanted', '[]', json, 422],
    ['a number', '7', json, 422],
  ])('%s is refused with a clear error', async (_what, body, headers, status) => {
    const answer = await login(body, headers)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ error: expect.any(String), code: expect.any(String) })
  })

  test('a body of 100 MB is refused while it is being sent, and memory stays flat', async () => {
    const before = process.memoryUsage().rss
    const answer = await login(megabytes(100))
    expect(answer.status).toBe(413)
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024)
  })

  test.each([
    ['announced', (body: string) => body],
    ['not announced', (body: string) => pieces(body)],
  ])('a body whose size is %s may be as large as the limit and no larger', async (_how, sendAs) => {
    const bodyOf = (bytes: number) => `{"email":"${'a'.repeat(bytes - 12)}"}`
    expect((await login(sendAs(bodyOf(jsonLimit)))).status).toBe(422)
    expect((await login(sendAs(bodyOf(jsonLimit + 1)))).status).toBe(413)
  })

  test('a body that ends before its announced size disturbs nobody else', async () => {
    const socket = connect(site.port, '127.0.0.1')
    const head = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50'
    await new Promise((sent) => socket.write(`${head}\r\n\r\n{"email":`, sent))
    expect((await login('{"email":')).status).toBe(400)
    socket.destroy()
    expect((await login('{"email":')).status).toBe(400)
  })

  test('a long address or large headers are refused', async () => {
    const long = await site.send({ path: `/${'a'.repeat(9_000)}` })
    expect(long).toMatchObject({ status: 414, body: expect.stringContaining('This address is too long') })
    expect(long.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/.{8}/),
    })
    const call = await site.send({ method: 'POST', path: `/api/${'a'.repeat(9_000)}` })
    expect([call.status, JSON.parse(call.body).code]).toEqual([414, 'address_too_long'])
    expect((await site.send({ path: '/', headers: { 'x-large': 'a'.repeat(20_000) } })).status).toBe(431)
  })

  test('an unknown path of the API is a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await site.send({ method, path: '/api/nothing/here' })
      expect([method, answer.status, JSON.parse(answer.body).code]).toEqual([method, 404, 'not_found'])
    }
  })

  test('a call that a browser makes for another site is refused', async () => {
    const body = '{"email":"a@b.example","password":"x"}'
    expect((await login(body, { ...json, origin: 'https://evil.example' })).status).toBe(403)
    expect((await login(body, { ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await login(body)).status).toBe(401)
  })
})

test('who asks whether it lives hears which version does', async () => {
  const { status, body } = await site.send({ path: '/healthz' })
  expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok', version: readVersion() }])
})

describe('every answer', () => {
  test.each(['/', '/private', '/api/site', '/healthz', '/api/nothing', '/broken'])(
    'of %s carries the headers',
    async (path) => {
      const { headers } = await site.send({ path })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/.{8,}/),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(headers['permissions-policy']).toContain('geolocation=()')
      expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  test('speaks of transport security where the site is https', async () => {
    const secure = await startSite({ PUBLIC_URL: 'https://oceanberth.example' })
    const { headers } = await secure.send({ path: '/' })
    await secure.stop()
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
  })
})

describe('pages of visitors', () => {
  test('are rendered once, tagged, and answered from memory in the best encoding', async () => {
    const before = renders
    const first = await site.send({ path: '/cached' })
    const second = await site.send({ path: '/cached', headers: { 'accept-encoding': 'br' } })
    expect(renders - before).toBe(1)
    expect(first.body).toBe('<p>visitor</p>')
    expect(second.headers['content-encoding']).toBe('br')
    expect(second.headers.etag).toBe(first.headers.etag)
    const third = await site.send({ path: '/cached', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([third.status, third.body]).toEqual([304, ''])
  })

  test.each(['br', 'gzip'])(
    'come compressed quickly to the first, and well to whoever comes after: %s',
    async (encoding) => {
      const ask = () =>
        fetch(`http://127.0.0.1:${site.port}/long?${encoding}`, { headers: { 'accept-encoding': encoding } })
      const answers = [await ask(), await ask(), await ask()]
      for (const answer of answers) expect(await answer.text()).toBe(longPage)
      const said = (name: string) => answers.map(({ headers }) => headers.get(name))
      expect(said('content-encoding')).toEqual([encoding, encoding, encoding])
      expect(new Set(said('etag')).size).toBe(1)
      expect(said('cache-control')).toEqual(['no-cache', 'no-cache', 'no-cache'])
      const [first, second, third] = said('content-length').map(Number)
      expect(first).toBeGreaterThan(second!)
      expect(third).toBe(second)
    },
  )

  test('that many ask for at once are rendered once', async () => {
    const before = renders
    await Promise.all(Array.from({ length: 20 }, () => site.send({ path: '/crowd' })))
    expect(renders - before).toBe(1)
  })

  test('are never shown to a member, nor the other way round', async () => {
    const { cookie } = await aFreeMember(site)
    expect((await site.send({ path: '/shared' })).body).toBe('<p>visitor</p>')
    const mine = await site.send({ path: '/shared', headers: { cookie } })
    expect(mine.body).toBe('<p>member</p>')
    expect(mine.headers['cache-control']).toBe('no-store')
    expect((await site.send({ path: '/shared' })).body).toBe('<p>visitor</p>')
  })

  test('are rendered anew everywhere once public content has changed', async () => {
    await site.send({ path: '/news' })
    const before = renders
    await boardRegion(site.deps).change(site.deps.db, async () => undefined)
    await expect.poll(async () => (await site.send({ path: '/news' })) && renders - before).toBe(1)
  })

  test('that do not say they are public are not kept', async () => {
    const before = renders
    await site.send({ path: '/private' })
    await site.send({ path: '/private' })
    expect(renders - before).toBe(2)
  })

  test('that fail show no detail', async () => {
    const { status, body } = await site.send({ path: '/broken' })
    expect(status).toBe(500)
    expect(body).not.toContain('secret detail')
    expect(body).toContain('Something went wrong')
  })
})

test('floods are refused with the time to wait, from the cache too', async () => {
  const limited = await startSite({ RATE_LIMITS: 'on' })
  const answers = []
  for (let i = 0; i < 605; i += 1) answers.push(await limited.send({ path: '/' }))
  const seen = await limited.send({ path: '/', headers: { accept: 'text/html,application/xhtml+xml' } })
  await limited.stop()
  expect(answers.slice(0, 600).every(({ status }) => status === 200)).toBe(true)
  expect(answers[604]).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
  expect(JSON.parse(answers[604]!.body).code).toBe('too_many_requests')
  expect(seen).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/), 'content-type': expect.stringContaining('text/html') },
    body: expect.stringContaining('A moment, please'),
  })
})

test('a stop lets answers finish, and tells whoever gets one to come back over another connection', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const stopping = await startSite({}, async (_request, options) => {
    begun.resolve()
    await release.promise
    return deliver(options, '<p>late</p>')
  })
  const asked = stopping.send({ path: '/slow', headers: { connection: 'keep-alive' } })
  await begun.promise
  const stopped = stopping.stop()
  await expect.poll(() => stopping.send({ path: '/' }).catch((error) => error.code)).toBe('ECONNREFUSED')
  release.resolve()
  expect(await asked).toMatchObject({ status: 200, body: '<p>late</p>', headers: { connection: 'close' } })
  await stopped
})
