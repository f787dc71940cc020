// Rendered pages of visitors, remembered until what they show changes anywhere or a minute has passed, and compressed once
// for the second who takes them so: the first gets them quickly, and hardly anybody asks for gzip any more.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Region } from '#platform/cache.ts'
import type { Deps } from '#platform/deps.ts'
import type { RepeatedLine } from '#platform/log.ts'
import type { Encoding } from '../encoding.ts'
import { type ReadyAnswer, readyAnswer } from '../ready-answer.ts'

export type CachedPage = {
  etag: string
  headers: Record<string, string>
  notModified: readonly string[]
  identity: ReadyAnswer
  /** Who takes it compressed while that is being done waits for the same. */
  inTheMaking: Partial<Record<Encoding, Promise<ReadyAnswer>>>
  /** What the log says of it, by method and status: written once as well. */
  logLines: Record<string, Map<number, RepeatedLine>>
} & Partial<Record<Encoding, ReadyAnswer>>

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
    // Compressed in both ways it takes half as much again, at most.
    bytesOf: ({ cached }: Made) => 512 + Math.ceil(1.5 * (cached?.identity.body.length ?? 0)),
  })
}

/** Markup of parts of pages, by what it is made of: nothing ever makes it untrue. */
export function markupRegion({ cache }: Pick<Deps, 'cache'>): Region<Uint8Array> {
  const bytesOf = (markup: Uint8Array) => markup.length + 512
  return cache.region<Uint8Array>('markup', { atMost: 10_000, maxBytes: 32 * 1024 * 1024, bytesOf })
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compress = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => compressGzip(body, { level: 6 }),
}

export function makeCachedPage(html: Uint8Array, headers: Record<string, string>): CachedPage {
  const body = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  // The policy names the page's scripts, so it is part of what the tag stands for.
  const digest = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const etag = `W/"${digest}"`
  // Whoever has the page has its other headers too, and goes by them.
  const notModified = ['Cache-Control', 'Vary'].flatMap((name) => (headers[name] ? [name, headers[name]] : []))
  notModified.push('ETag', etag)
  const page = { etag, headers: { ...headers, ETag: etag }, notModified, inTheMaking: {}, logLines: {} }
  return { ...page, identity: readyAnswer(page.headers, body) }
}

/** Made when it is asked for, once. */
export async function variantOf(page: CachedPage, encoding: Encoding): Promise<ReadyAnswer> {
  if (encoding === 'identity') return page.identity
  page.inTheMaking[encoding] ??= compress[encoding](page.identity.body).then((body) =>
    readyAnswer({ ...page.headers, 'Content-Encoding': encoding }, body),
  )
  page[encoding] = await page.inTheMaking[encoding]
  return page[encoding]
}
