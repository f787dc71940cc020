import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeCachedPage, variantOf } from './page.cache.ts'

test('a page is compressed for the first who takes it so, and only then', async () => {
  const page = makeCachedPage(Buffer.from('<p>kelp</p>'), { A: 'b' })
  expect([page.identity.body.toString(), page.br, page.gzip]).toEqual(['<p>kelp</p>', undefined, undefined])
  const { body, lines } = await variantOf(page, 'br')
  expect(brotliDecompressSync(body).toString()).toBe('<p>kelp</p>')
  expect(lines).toEqual(['A', 'b', 'ETag', page.etag, 'Content-Encoding', 'br', 'Content-Length', String(body.length)])
  expect((await variantOf(page, 'br')).body).toBe(body)
  expect(page.gzip).toBeUndefined()
  expect(gunzipSync((await variantOf(page, 'gzip')).body).toString()).toBe('<p>kelp</p>')
})

test('a crowd that takes a page at once waits for one compression', async () => {
  const page = makeCachedPage(Buffer.from('<p>kelp</p>'), {})
  const bodies = await Promise.all([1, 2, 3].map(async () => (await variantOf(page, 'gzip')).body))
  expect(new Set(bodies).size).toBe(1)
})

test('another content or another policy is another tag', () => {
  const tag = (html: string, policy: string) => makeCachedPage(Buffer.from(html), { policy }).etag
  expect(tag('a', 'x')).toBe(tag('a', 'x'))
  expect(tag('a', 'x')).not.toBe(tag('b', 'x'))
  expect(tag('a', 'x')).not.toBe(tag('a', 'y'))
})
