// The browser's files: read once at the start with their compressed twins, then answered before any framework is asked.
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { apiPolicy, securityHeaders } from '#http/security-headers.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts'

type Asset = { etag: string; notModified: readonly string[]; identity: ReadyAnswer } & Partial<
  Record<Encoding, ReadyAnswer>
>

/** By path, as in the address. */
export type Assets = ReadonlyMap<string, Asset>

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const twins = { br: '.br', gzip: '.gz' } as const

export async function readAssets(folder: string, isHttps: boolean): Promise<Assets> {
  const assets = new Map<string, Asset>()
  const shared = { ...securityHeaders(isHttps), 'Content-Security-Policy': apiPolicy, Vary: 'Accept-Encoding' }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const body = await readFile(file)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const headers = { ...shared, 'Cache-Control': cacheControl(path), ETag: etag }
    const asset: Asset = {
      etag,
      notModified: Object.entries(headers).flat(),
      identity: readyAnswer({ ...headers, 'Content-Type': type }, body),
    }
    for (const [encoding, ending] of Object.entries(twins) as ['br' | 'gzip', string][]) {
      const twin = await readFile(file + ending).catch(() => null)
      if (twin) asset[encoding] = readyAnswer({ ...headers, 'Content-Type': type, 'Content-Encoding': encoding }, twin)
    }
    assets.set(path, asset)
  }
  return assets
}

/** Built files carry a hash in their name and never change; those of src/web/public keep their names and may. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** True when the request was for one of the files, and has its answer. */
export function answerAsset(assets: Assets, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const end = url.indexOf('?')
  const asset = assets.get(end < 0 ? url : url.slice(0, end))
  if (!asset) return false
  const requestId = ['X-Request-Id', randomUUID()]
  if (headers['if-none-match']?.includes(asset.etag)) {
    response.writeHead(304, [...asset.notModified, ...requestId]).end()
    return true
  }
  const { body, lines } = asset[chooseEncoding(String(headers['accept-encoding'] ?? ''))] ?? asset.identity
  response.writeHead(200, [...lines, ...requestId]).end(method === 'HEAD' ? undefined : body)
  return true
}
