// The guard against real servers on this machine, which it must not reach unless a test's setting names them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import { outboundTo, reasonOf } from './outbound.fixture.ts'
import { makeOutbound, type OutboundSettings } from './outbound.ts'

let web: WebPages
beforeAll(async () => {
  web = await openWebPages()
})
afterAll(() => web.close())

const outbound = (settings: Partial<OutboundSettings> = {}) => outboundTo(web, settings)

describe('addresses', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[4000::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://255.255.255.255/',
    'https://127.0.0.1/',
    'http://①②⑦.0.0.1/',
  ])('%s is nobody’s public page', async (url) => {
    expect(reasonOf(await outbound().fetch(url))).toBe('refused')
  })

  test.each([
    'http://jobs.example:8080/',
    'https://jobs.example:22/',
    'ftp://jobs.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://name:secret@jobs.example/',
    'http://name@jobs.example/',
    'not an address',
    'http://',
  ])('%s is refused before anybody is asked', async (url) => {
    const before = web.asked.length
    expect(reasonOf(await outbound().fetch(url))).toBe('refused')
    expect(web.asked).toHaveLength(before)
  })

  test('a name that stands for a private address is refused, also when it has a public one beside it', async () => {
    for (const list of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['8.8.8.8', '::1'], ['::ffff:192.168.0.1']]) {
      const resolve = async () =>
        list.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) }))
      for (const protocol of ['http', 'https'])
        expect(reasonOf(await outbound({ resolve }).fetch(`${protocol}://inside.example/`))).toBe('refused')
    }
  })

  test('a name is looked up once for each connection, so what was checked is what is connected to', async () => {
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      return [{ address: '127.0.0.1', family: 4 as const }]
    }
    web.show('jobs.example/go', { status: 302, headers: { location: 'http://turning.example/' } })
    const reader = outbound({ resolve })
    expect(reasonOf(await reader.fetch('http://jobs.example/go'))).toBe('refused')
    expect(reasonOf(await reader.fetch('http://turning.example/'))).toBe('refused')
    expect(lookups).toBe(2)
    expect(web.asked.filter((address) => address.startsWith('turning'))).toEqual([])
  })

  test.each(['http://localhost/', 'https://api.localhost/', 'http://LOCALHOST./'])('%s is ours', async (url) => {
    expect(reasonOf(await makeOutbound({ userAgent: 'Test/1' }).fetch(url))).toBe('refused')
  })

  test('a name nobody knows is unreachable', async () => {
    expect(reasonOf(await outbound().fetch('https://nobody.example/'))).toBe('unreachable')
  })
})

describe('redirects', () => {
  test('five are followed, and each step is told', async () => {
    for (const step of [1, 2, 3, 4, 5])
      web.show(`jobs.example/${step}`, { status: 302, headers: { location: step === 5 ? '/end' : `/${step + 1}` } })
    web.show('jobs.example/end', '<p>here</p>')
    expect(await outbound().fetch('https://jobs.example/1')).toMatchObject({
      ok: true,
      url: 'https://jobs.example/end',
      text: '<p>here</p>',
      steps: expect.arrayContaining(['https://jobs.example/1', 'https://jobs.example/5']),
    })
    web.show('jobs.example/0', { status: 301, headers: { location: '/1' } })
    expect(reasonOf(await outbound().fetch('https://jobs.example/0'))).toBe('too_many_redirects')
  })

  test('letters that are not written as %C3%A9 are read as browsers read them', async () => {
    web.show('jobs.example/offre/%C3%A9t%C3%A9', '<p>here</p>')
    for (const sent of [Buffer.from('/offre/été', 'utf8'), Buffer.from('/offre/été', 'latin1')]) {
      web.show('jobs.example/accents', { status: 302, headers: { location: sent.toString('latin1') } })
      expect(await outbound().fetch('https://jobs.example/accents')).toMatchObject({ ok: true, text: '<p>here</p>' })
    }
  })

  test('a circle ends', async () => {
    web.show('jobs.example/circle', { status: 307, headers: { location: 'https://other.example/circle' } })
    web.show('other.example/circle', { status: 308, headers: { location: 'https://jobs.example/circle' } })
    expect(reasonOf(await outbound().fetch('https://jobs.example/circle'))).toBe('too_many_redirects')
  })

  test.each([
    () => `http://127.0.0.1:${web.port}/`,
    () => 'http://127.0.0.1/',
    () => 'http://[::1]/',
    () => 'http://169.254.169.254/',
    () => 'file:///etc/passwd',
    () => 'http://name:secret@other.example/',
    () => 'http://other.example:6379/',
    () => 'http://%',
  ])('one that leads inside is not followed (%#)', async (inside) => {
    web.show('jobs.example/in', { status: 302, headers: { location: inside() } })
    const before = web.asked.length
    expect(reasonOf(await outbound().fetch('http://jobs.example/in'))).toBe('refused')
    expect(web.asked).toHaveLength(before + 1)
  })
})

describe('what comes back', () => {
  test('is asked for with an honest name and a contact, without cookies', async () => {
    web.show('jobs.example/cookie', { headers: { 'set-cookie': 'a=1', location: '' }, status: 200, body: 'x' })
    const reader = outbound()
    const first = await reader.fetch('https://jobs.example/cookie')
    expect(first.ok && first.headers['set-cookie']).toBeUndefined()
    await reader.fetch('https://jobs.example/cookie')
    const { headers } = web.requests.at(-1)!
    expect(headers['user-agent']).toBe('Test/1 (+https://site.example; hello@site.example)')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('referer')
  })

  test('has to come in time, the body too', async () => {
    web.show('jobs.example/silent', () => undefined)
    web.show('jobs.example/drip', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    })
    const quick = outbound({ timeoutMs: 300 })
    expect(reasonOf(await quick.fetch('https://jobs.example/silent'))).toBe('timeout')
    expect(reasonOf(await quick.fetch('https://jobs.example/drip'))).toBe('timeout')
    const never = outbound({ timeoutMs: 300, resolve: () => new Promise(() => undefined) })
    expect(reasonOf(await never.fetch('https://slow-names.example/'))).toBe('timeout')
  })

  test('is told with its status, so that whoever asked conditionally knows', async () => {
    web.show('jobs.example/gone', { status: 410, headers: { 'retry-after': '60' }, body: 'This job is closed' })
    expect(await outbound().fetch('https://jobs.example/gone')).toMatchObject({
      ok: false,
      reason: 'status',
      status: 410,
      headers: { 'retry-after': '60' },
      text: 'This job is closed',
    })
    web.show('jobs.example/same', (request, response) => {
      const isSame = request.headers['if-none-match'] === '"v1"'
      response.writeHead(isSame ? 304 : 200, { etag: '"v1"', 'content-type': 'text/html' }).end(isSame ? '' : 'x')
    })
    const first = await outbound().fetch('https://jobs.example/same', { accept: 'html' })
    expect(first).toMatchObject({ ok: true, headers: { etag: '"v1"' } })
    const again = await outbound().fetch('https://jobs.example/same', {
      accept: 'html',
      headers: { 'if-none-match': '"v1"' },
    })
    expect(again).toMatchObject({ ok: true, status: 304 })
  })

  test('must be a page where a page is wanted', async () => {
    web.show('jobs.example/paper', { type: 'application/pdf', body: '%PDF' })
    expect(reasonOf(await outbound().fetch('https://jobs.example/paper', { accept: 'html' }))).toBe('not_html')
    expect(reasonOf(await outbound().fetch('https://jobs.example/paper', { accept: 'image' }))).toBe('wrong_type')
  })

  test('is read in the letters it was written in: mark, header, then the page itself', async () => {
    const cafe = Buffer.from('<meta charset="windows-1252">caf\u00e9', 'latin1')
    const cases: [string, string, Buffer][] = [
      ['meta', 'text/html', cafe],
      ['header', 'text/html; charset=ISO-8859-1', Buffer.from('caf\u00e9', 'latin1')],
      ['mark', 'text/html; charset=latin1', Buffer.from('\ufeffcaf\u00e9', 'utf8')],
      ['wide', 'text/html', Buffer.from('\ufeffcaf\u00e9', 'utf16le')],
      ['unknown', 'text/html; charset=klingon', Buffer.from('caf\u00e9', 'utf8')],
    ]
    for (const [name, type, body] of cases) {
      web.show(`jobs.example/${name}`, { type, body })
      const answer = await outbound().fetch(`https://jobs.example/${name}`)
      expect([name, answer.ok && answer.text.endsWith('caf\u00e9')]).toEqual([name, true])
    }
  })
})

test('sixty slow hosts are asked eight at a time, and somebody who waits is not behind those who do not', async () => {
  let [open, most] = [0, 0]
  const waiting: (() => void)[] = []
  web.show('jobs.example/slow', (_request, response) => {
    open += 1
    most = Math.max(most, open)
    waiting.push(() => {
      open -= 1
      response.end('done')
    })
  })
  web.show('jobs.example/quick', 'quick')
  const reader = outbound({ timeoutMs: 8_000 })
  const slow = Array.from({ length: 60 }, () => reader.fetch('https://jobs.example/slow', { isBackground: true }))
  await expect.poll(() => open).toBe(6)
  expect(reasonOf(await reader.fetch('https://jobs.example/quick'))).toBe('ok')
  const letGo = setInterval(() => {
    for (const go of waiting.splice(0)) go()
  }, 5)
  expect((await Promise.all(slow)).every(({ ok }) => ok)).toBe(true)
  clearInterval(letGo)
  expect(most).toBe(6)
})
