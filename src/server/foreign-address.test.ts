// Addresses that look like another host's, over a raw socket: nobody is led away, and nothing breaks.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type TestSite } from '#testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

async function ask(target: string, method = 'GET', more = ''): Promise<{ head: string; body: string }> {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body }
}

describe('an address that names a host where a path belongs', () => {
  test.each([
    '//',
    '//evil.example',
    '//evil.example//',
    '//evil.example/account?x=1',
    '//a:b@c/',
    '//[::1/x',
    '//%00/',
    '///',
    '/\\evil.example/',
    '/.//evil.example/',
    '/jobs/..//evil.example/',
    '/%2e%2e//evil.example/',
    'http://localhost//evil.example/',
    'http://evil.example//evil.example//',
  ])('is a page that does not exist: %s', async (target) => {
    const { head, body } = await ask(target)
    expect(head).toMatch(/^HTTP\/1\.1 404 /)
    expect(head).toMatch(/content-type: text\/html/i)
    expect(head).toMatch(/content-security-policy: default-src 'none'/i)
    expect(head).toMatch(/x-request-id: .{8,}/i)
    expect(head).not.toMatch(/^location:/im)
    expect(body).toContain('404 Page Not Found')
    expect(body).not.toContain('evil.example')
  })

  test('is JSON for programs, and has no body for whoever wants none', async () => {
    const posted = await ask('//evil.example/', 'POST', 'Content-Type: application/json\r\nContent-Length: 2\r\n')
    expect(posted.head).toMatch(/^HTTP\/1\.1 404 /)
    expect(JSON.parse(posted.body)).toEqual({ error: 'There is nothing at this address', code: 'not_found' })
    expect(JSON.parse((await ask('//api/jobs')).body)).toMatchObject({ code: 'not_found' })
    expect(await ask('//evil.example/', 'HEAD')).toMatchObject({ head: expect.stringContaining(' 404 '), body: '' })
  })
})

test.each(['/', '/?next=//evil.example', '/#//x', 'http://localhost/'])(
  '%s is an address like any other',
  async (target) => {
    expect((await ask(target)).head).toMatch(/^HTTP\/1\.1 200 /)
  },
)
