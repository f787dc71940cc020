// Rendered pages of visitors, compressed once, kept until public content changes on any instance or a minute has passed.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PublicContent } from '#platform/public-content.ts'
import type { Encoding } from '../encoding.ts'

export type CachedPage = Record<Encoding, Buffer> & {
  etag: string
  headers: Record<string, string>
  /** The same headers as names and values in turn, ready to be written. */
  lines: Readonly<Record<Encoding | 'notModified', readonly string[]>>
}

export type PageCache = {
  get(key: string): CachedPage | undefined
  /** Stores nothing when the content changed while the page was being rendered. */
  store(key: string, startedAt: number, html: Uint8Array, headers: Record<string, string>): Promise<CachedPage>
  generation(): number
  clear(): void
}

/** Age labels and closing dates move with the clock, so nothing is kept for long. */
const maxAgeMs = 60_000
const maxBytes = 64 * 1024 * 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function makePageCache(publicContent: PublicContent): PageCache {
  let generation = 0
  const pages = new LRUCache<string, CachedPage>({
    max: 5_000,
    maxSize: maxBytes,
    ttl: maxAgeMs,
    // Looking at the clock once a second is enough, and spares a timer for every page that is read.
    ttlResolution: 1_000,
    sizeCalculation: (page) => page.identity.length + page.br.length + page.gzip.length + 512,
  })
  const clear = () => {
    generation += 1
    pages.clear()
  }
  publicContent.onChange(clear)

  return {
    get: (key) => (publicContent.isLive() ? pages.get(key) : undefined),
    async store(key, startedAt, html, headers) {
      const page = await makeCachedPage(html, headers)
      if (startedAt === generation && publicContent.isLive()) pages.set(key, page)
      return page
    },
    generation: () => generation,
    clear,
  }
}

async function makeCachedPage(html: Uint8Array, headers: Record<string, string>): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity, { level: 6 }),
  ])
  // The policy names the page's scripts, so it is part of what the tag stands for.
  const digest = createHash('sha256').update(identity).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const etag = `W/"${digest}"`
  const all = Object.entries({ ...headers, ETag: etag }).flat()
  // Whoever has the page has its other headers too, and goes by them.
  const notModified = ['Cache-Control', 'Vary'].flatMap((name) => (headers[name] ? [name, headers[name]] : []))
  notModified.push('ETag', etag)
  const linesFor = (body: Buffer, ...encoding: string[]) => [
    ...all,
    ...['Content-Length', String(body.length)],
    ...encoding.flatMap((name) => ['Content-Encoding', name]),
  ]
  const lines = {
    notModified,
    identity: linesFor(identity),
    br: linesFor(br, 'br'),
    gzip: linesFor(gzipped, 'gzip'),
  }
  return { etag, headers, lines, identity, br, gzip: gzipped }
}
