import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeCachedPage } from './page.cache.ts'

test('a page is remembered in every encoding', async () => {
  const page = await makeCachedPage(Buffer.from('<p>kelp</p>'), { A: 'b' })
  expect(page.identity.toString()).toBe('<p>kelp</p>')
  expect(brotliDecompressSync(page.br).toString()).toBe('<p>kelp</p>')
  expect(gunzipSync(page.gzip).toString()).toBe('<p>kelp</p>')
})

test('another content or another policy is another tag', async () => {
  const tag = async (html: string, policy: string) => (await makeCachedPage(Buffer.from(html), { policy })).etag
  expect(await tag('a', 'x')).toBe(await tag('a', 'x'))
  expect(await tag('a', 'x')).not.toBe(await tag('b', 'x'))
  expect(await tag('a', 'x')).not.toBe(await tag('a', 'y'))
})
