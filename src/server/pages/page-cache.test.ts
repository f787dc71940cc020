import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PublicContent } from '#platform/public-content.ts'
import { makePageCache } from './page-cache.ts'

function content() {
  const listeners: (() => void)[] = []
  const state = { live: true }
  const publicContent: PublicContent = {
    changed: async () => undefined,
    onChange: (listener) => void listeners.push(listener),
    isLive: () => state.live,
    generation: () => 0,
    change: () => Promise.reject(new Error('not part of this test')),
  }
  const change = () => listeners.forEach((listener) => void listener())
  return { publicContent, change, state }
}

test('a page is kept in every encoding until public content changes', async () => {
  const { publicContent, change } = content()
  const cache = makePageCache(publicContent)
  await cache.store('/', cache.generation(), Buffer.from('<p>kelp</p>'), { A: 'b' })
  const page = cache.get('/')!
  expect(brotliDecompressSync(page.br).toString()).toBe('<p>kelp</p>')
  expect(gunzipSync(page.gzip).toString()).toBe('<p>kelp</p>')
  change()
  expect(cache.get('/')).toBeUndefined()
})

test('a page whose content changed while it was being rendered is not kept', async () => {
  const { publicContent, change } = content()
  const cache = makePageCache(publicContent)
  const startedAt = cache.generation()
  change()
  await cache.store('/', startedAt, Buffer.from('<p>old</p>'), {})
  expect(cache.get('/')).toBeUndefined()
})

test('nothing is served from the cache while changes could be missed', async () => {
  const { publicContent, state } = content()
  const cache = makePageCache(publicContent)
  await cache.store('/', cache.generation(), Buffer.from('<p>kelp</p>'), {})
  state.live = false
  expect(cache.get('/')).toBeUndefined()
})

test('another content or another policy is another tag', async () => {
  const cache = makePageCache(content().publicContent)
  const tag = async (html: string, policy: string) => (await cache.store('/', 0, Buffer.from(html), { policy })).etag
  expect(await tag('a', 'x')).toBe(await tag('a', 'x'))
  expect(await tag('a', 'x')).not.toBe(await tag('b', 'x'))
  expect(await tag('a', 'x')).not.toBe(await tag('a', 'y'))
})
