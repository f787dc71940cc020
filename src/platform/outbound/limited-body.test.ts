// What comes back is unpacked, whatever is said of its packing, and never becomes more than a megabyte.
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import { outboundTo, reasonOf } from './outbound.fixture.ts'

let web: WebPages
beforeAll(async () => {
  web = await openWebPages()
})
afterAll(() => web.close())

const outbound = () => outboundTo(web)

describe('what comes back', () => {
  test('may be as large as a megabyte, and not a byte more, however it is packed', async () => {
    const full = Buffer.alloc(1_048_576, 'a')
    web.show('jobs.example/full', { body: full })
    expect(reasonOf(await outbound().fetch('https://jobs.example/full'))).toBe('ok')
    web.show('jobs.example/more', { body: Buffer.concat([full, Buffer.from('a')]) })
    expect(reasonOf(await outbound().fetch('https://jobs.example/more'))).toBe('too_big')
    const bomb = gzipSync(Buffer.alloc(200_000_000))
    expect(bomb.length).toBeLessThan(1_000_000)
    web.show('jobs.example/bomb', { body: bomb, headers: { 'content-encoding': 'gzip' } })
    expect(reasonOf(await outbound().fetch('https://jobs.example/bomb'))).toBe('too_big')
    web.show('jobs.example/twice', { body: gzipSync(gzipSync(full)), headers: { 'content-encoding': 'gzip, gzip' } })
    expect(reasonOf(await outbound().fetch('https://jobs.example/twice'))).toBe('ok')
    web.show('jobs.example/odd', { body: 'x', headers: { 'content-encoding': 'gzip, gzip, gzip' } })
    expect(reasonOf(await outbound().fetch('https://jobs.example/odd'))).toBe('unreachable')
    web.show('jobs.example/broken', { body: 'not packed', headers: { 'content-encoding': 'gzip' } })
    expect(reasonOf(await outbound().fetch('https://jobs.example/broken'))).toBe('unreachable')
  })

  test('is not asked for by deflate, which servers pack in two ways', async () => {
    web.show('jobs.example/old', (request, response) => {
      const isAsked = String(request.headers['accept-encoding']).includes('deflate')
      const head = { 'content-type': 'text/html', ...(isAsked ? { 'content-encoding': 'deflate' } : {}) }
      response.writeHead(200, head).end(isAsked ? deflateRawSync('here') : 'here')
    })
    expect(await outbound().fetch('https://jobs.example/old')).toMatchObject({ ok: true, text: 'here' })
  })

  test.each(['none', 'UTF-8', 'identity'])('is read as it is where its packing is said to be %s', async (packing) => {
    web.show('jobs.example/plain', { headers: { 'content-encoding': packing }, body: 'here' })
    expect(await outbound().fetch('https://jobs.example/plain')).toMatchObject({ ok: true, text: 'here' })
  })

  test.each(['gzip', 'deflate', 'br'])('may say %s of a body that is not sent', async (packing) => {
    const show = (status: number) =>
      web.show('jobs.example/bare', { status, headers: { 'content-encoding': packing, location: '/elsewhere' } })
    const fetch = () => outbound().fetch('https://jobs.example/bare', { tellsRedirects: true })
    for (const status of [200, 204, 304]) {
      show(status)
      expect(await fetch()).toMatchObject({ ok: true, status, text: '' })
    }
    for (const status of [302, 410]) {
      show(status)
      expect(await fetch()).toMatchObject({ reason: 'status', status, headers: { location: '/elsewhere' } })
    }
  })
})
