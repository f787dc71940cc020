// What is no request at all gets a clear answer too, with the headers of every answer.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliver, startSite, type TestSite } from '#testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'https://berth.example' }, async (_request, options) =>
    deliver(options, '<p>page</p>'),
  )
})
afterAll(() => site.stop())

/** All that comes back until the connection ends. */
async function say(text: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece) => pieces.push(piece))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(pieces).toString()
}

test.each([
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['a name of a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nbad header: y\r\n\r\n', 400, 'malformed_request'],
  ['words that are no HTTP', 'good morning\r\n\r\n', 400, 'malformed_request'],
])('%s are refused like everything else that is refused', async (_what, text, status, code) => {
  const [head = '', body = ''] = (await say(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`))
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code })
  const names = head.split('\r\n').map((line) => line.split(':')[0]!.toLowerCase())
  const wanted = ['strict-transport-security', 'x-content-type-options', 'x-frame-options', 'referrer-policy']
  expect(names).toEqual(expect.arrayContaining([...wanted, 'content-security-policy', 'x-request-id']))
  expect(names).not.toContain('server')
})

test('nobody else is disturbed by it', async () => {
  await say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\ngood morning\r\n\r\n')
  expect((await site.send({ path: '/healthz' })).status).toBe(200)
})
