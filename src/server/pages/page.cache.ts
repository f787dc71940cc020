// Rendered pages of visitors, compressed once, remembered until what they show changes anywhere or a minute has passed.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Region } from '#platform/cache.ts'
import type { Deps } from '#platform/deps.ts'
import type { RepeatedLine } from '#platform/log.ts'
import type { Encoding } from '../encoding.ts'

export type CachedPage = Record<Encoding, Buffer> & {
  etag: string
  headers: Record<string, string>
  /** The same headers as names and values in turn, ready to be written. */
  lines: Readonly<Record<Encoding | 'notModified', readonly string[]>>
  /** What the log says of it, by method and status: written once as well. */
  logLines: Map<string, RepeatedLine>
}

/** What a visitor asked for: a page for everybody, or an answer that is made anew each time. */
export type Made = { rendered: Rendered; cached?: CachedPage }
export type Rendered = {
  status: number
  html: Uint8Array
  headers: Record<string, string>
  /** What the route says the page is made of; without, any change ends it. */
  madeOf?: readonly string[] | undefined
}

/** Age labels and closing dates move with the clock, so nothing is remembered for long. */
const maxAgeMs = 60_000

export function pageRegion({ cache }: Pick<Deps, 'cache'>): Region<Made> {
  return cache.region<Made>('pages', {
    follows: ['board', 'settings', 'documents'],
    atMost: 5_000,
    maxAgeMs,
    maxBytes: 64 * 1024 * 1024,
    bytesOf: ({ cached }: Made) => 512 + (cached ? cached.identity.length + cached.br.length + cached.gzip.length : 0),
  })
}

/** Markup of parts of pages, by what it is made of: nothing ever makes it untrue. */
export function markupRegion({ cache }: Pick<Deps, 'cache'>): Region<Uint8Array> {
  const bytesOf = (markup: Uint8Array) => markup.length + 512
  return cache.region<Uint8Array>('markup', { atMost: 10_000, maxBytes: 32 * 1024 * 1024, bytesOf })
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export async function makeCachedPage(html: Uint8Array, headers: Record<string, string>): Promise<CachedPage> {
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
  return { etag, headers, lines, logLines: new Map(), identity, br, gzip: gzipped }
}
