import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerAsset, readAssets } from './assets.ts'

let folder: string
let server: Server
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocean-berth-assets-'))
  await writeFile(join(folder, 'kelp.js'), 'export {}')
  await writeFile(join(folder, 'kelp.js.br'), brotliCompressSync('export {}'))
  await writeFile(join(folder, 'notes.txt'), 'not for browsers')
  const assets = await readAssets(folder, true)
  server = createServer((request, response) => {
    if (!answerAsset(assets, request, response)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test('a file comes with its type, how long it may be kept, and every security header', async () => {
  const answer = await fetch(`${address}/kelp.js?v=1`)
  expect(await answer.text()).toBe('export {}')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
  })
})

test('it comes compressed to whoever takes that', async () => {
  const take = async (accepted: string) => {
    const answer = await fetch(`${address}/kelp.js`, { headers: { 'accept-encoding': accepted } })
    return [answer.headers.get('content-encoding'), await answer.text()]
  }
  expect(await take('br')).toEqual(['br', 'export {}'])
  expect(await take('gzip')).toEqual([null, 'export {}'])
})

test('whoever has it already is told so', async () => {
  const etag = (await fetch(`${address}/kelp.js`)).headers.get('etag') ?? ''
  const again = await fetch(`${address}/kelp.js`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each(['/notes.txt', '/../package.json', '/%2e%2e/package.json', '/kelp.js.br', '/toString'])(
  '%s is none of the files',
  async (path) => {
    expect((await fetch(address + path)).status).toBe(404)
  },
)
