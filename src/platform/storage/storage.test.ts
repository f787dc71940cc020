// Both kinds of storage keep the same promises: on disk, and against a real S3-compatible server.

import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { makeDiskStorage } from './disk-storage.ts'
import { makeS3Storage } from './s3-storage.ts'
import { withSharedReads } from './shared-reads.ts'
import { type Storage, StorageUnavailable } from './storage.ts'

let folder: string
let server: ObjectStore
let settings: ObjectStore['settings']

beforeAll(async () => {
  folder = await makeTestFolder()
  server = await openObjectStore(join(folder, 's3'))
  settings = server.settings
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const kinds: [string, () => Storage][] = [
  ['the disk', () => makeDiskStorage(folder)],
  ['an S3 server', () => makeS3Storage(settings)],
  ['the disk, for many readers', () => withSharedReads(makeDiskStorage(folder))],
]

describe.each(kinds)('on %s', (_name, make) => {
  test('what is put in comes back to the byte, replaced whole, and is gone when deleted', async () => {
    const storage = make()
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256))
    expect(await storage.get('key-1')).toBeNull()
    await storage.put('key-1', content, 'image/png')
    expect((await storage.get('key-1'))?.equals(content)).toBe(true)
    await storage.put('key-1', Buffer.from('second'), 'image/png')
    expect((await storage.get('key-1'))?.toString()).toBe('second')
    await storage.delete('key-1')
    await storage.delete('key-1')
    expect(await storage.get('key-1')).toBeNull()
  })

  test.each(['../secret', '/etc/passwd', 'a/b', '', 'UPPER', 'a b', '.hidden'])(
    'a key like "%s" is no key',
    async (key) => {
      await expect(make().put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('not a storage key')
      await expect(make().get(key)).rejects.toThrow('not a storage key')
    },
  )
})

test('a file that many take is in memory once, as long as one of them takes it', async () => {
  const storage = withSharedReads(makeDiskStorage(folder))
  expect(await storage.get('picture')).toBeNull()
  await storage.put('picture', randomBytes(1_000), 'image/png')
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => storage.get('picture')))
  for (const each of [...others, await storage.get('picture')]) expect(each).toBe(first)
})

test('a write that fails leaves nothing half done on disk', async () => {
  const storage = makeDiskStorage(folder)
  await storage.put('whole', Buffer.from('x'), 'image/png')
  expect((await readdir(join(folder, 'uploads'))).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a server that refuses the key or does not answer is told as such', async () => {
  const wrongKey = makeS3Storage({ ...settings, secretAccessKey: 'wrong' })
  await expect(wrongKey.put('key-2', Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailable)
  const nobody = makeS3Storage({ ...settings, endpoint: 'http://127.0.0.1:1' })
  await expect(nobody.get('key-2')).rejects.toThrow(StorageUnavailable)
})

test('a server that breaks off in the middle of an answer counts as one that does not answer', async () => {
  const broken = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Length': '1000' }).write('the beginning')
    setTimeout(() => response.destroy(), 20)
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const { port } = broken.address() as AddressInfo
  const storage = makeS3Storage({ ...settings, endpoint: `http://127.0.0.1:${port}` })
  await expect(storage.get('key-3')).rejects.toThrow(StorageUnavailable)
  await expect(storage.put('key-3', Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailable)
  await expect(storage.delete('key-3')).rejects.toThrow(StorageUnavailable)
  broken.close()
})
