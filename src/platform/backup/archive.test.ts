// A backup's file is whole or it is refused; the one before it stays until the new one is whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { readyScript } from '#testing/ready-script.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { openArchive, writeArchive } from './archive-file.fixture.ts'
import type { Entry } from './archive-format.ts'

const manifest = { madeAt: '2026-03-01T08:00:00.000Z', appVersion: '1.2.3', migrations: ['a', 'b'] }
const blocks = Array.from({ length: 40 }, (_, at) => Buffer.alloc(1 + at * 997, `block ${at} `))

async function* bodyOf(...parts: Buffer[]): AsyncGenerator<Buffer> {
  yield* parts
}
async function* someEntries(): AsyncGenerator<Entry> {
  yield { head: { kind: 'table', name: 'boats', columns: ['id'] }, body: bodyOf(...blocks) }
  yield { head: { kind: 'table', name: 'empty', columns: ['id'] }, body: bodyOf() }
  yield { head: { kind: 'file', key: 'picture', contentType: 'image/png' }, body: bodyOf(Buffer.from('png')) }
}

let folder: string
let path: string
let whole: Buffer
beforeAll(async () => {
  folder = await makeTestFolder()
  path = join(folder, 'whole')
  await writeArchive(path, manifest, someEntries())
  whole = await readFile(path)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function refusalOf(content: Buffer): Promise<string> {
  const broken = join(folder, 'broken')
  await writeFile(broken, content)
  return openArchive(broken).then(
    async (archive) => {
      await archive.close()
      return 'accepted'
    },
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

test('what was put in comes back to the byte, for its owner’s eyes only', async () => {
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const archive = await openArchive(path)
  expect(archive.manifest).toEqual(manifest)
  const seen: [string, Buffer][] = []
  for await (const { head, body } of archive.entries()) seen.push([JSON.stringify(head), await buffer(body)])
  await archive.close()
  expect(seen).toHaveLength(3)
  expect(seen[0]![1].equals(Buffer.concat(blocks))).toBe(true)
  expect(seen[1]![1]).toHaveLength(0)
  expect(seen[2]).toEqual(['{"kind":"file","key":"picture","contentType":"image/png"}', Buffer.from('png')])
})

test('a single changed bit, wherever it is, is found', async () => {
  const places = [25, 60, 200, whole.length >> 1, whole.length - 100, whole.length - 60, whole.length - 1]
  for (const at of places) {
    const copy = Buffer.from(whole)
    copy[at]! ^= 1
    expect(`${at} ${await refusalOf(copy)}`).toMatch(/^\d+ BackupRefused: .*damaged or incomplete/)
  }
})

test('a file that was cut off or grew is refused', async () => {
  for (const length of [30, 150, 1_000, whole.length - 72, whole.length - 1])
    expect(`${length} ${await refusalOf(whole.subarray(0, length))}`).toMatch(/damaged or incomplete/)
  expect(await refusalOf(Buffer.concat([whole, Buffer.from('x')]))).toMatch(/damaged or incomplete/)
})

test('what is no backup, or one of a later version, is told as such', async () => {
  expect(await refusalOf(Buffer.from('%PDF-1.7 something else entirely'))).toMatch(/is not a backup of Ocean Berth/)
  expect(await refusalOf(Buffer.alloc(0))).toMatch(/is not a backup/)
  const later = Buffer.from(whole.toString('latin1').replace('backup 1\n', 'backup 2\n'), 'latin1')
  expect(await refusalOf(later)).toMatch(/made by a newer version/)
  await expect(openArchive(join(folder, 'nowhere'))).rejects.toThrow(/cannot be read \(ENOENT\)/)
})

test('a backup that fails leaves the old file and nothing beside it', async () => {
  async function* failing(): AsyncGenerator<Entry> {
    yield* someEntries()
    throw new Error('the database went away')
  }
  await expect(writeArchive(path, manifest, failing())).rejects.toThrow('the database went away')
  expect((await readFile(path)).equals(whole)).toBe(true)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  await expect(writeArchive(join(folder, 'no/such/folder'), manifest, someEntries())).rejects.toThrow(/ENOENT/)
})

test('a backup that is killed in the middle leaves the old file, and the next one tidies up', async () => {
  const script = await readyScript(fileURLToPath(new URL('./endless-backup.fixture.ts', import.meta.url)))
  const child = spawn(process.execPath, [script, path], { stdio: 'inherit' })
  const aside = `${path}.${child.pid}.part`
  await eventually(async () => expect((await stat(aside)).size).toBeGreaterThan(200_000))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect((await readFile(path)).equals(whole)).toBe(true)
  expect(await readdir(folder)).toContain(`whole.${child.pid}.part`)
  // In a container the run before may have had the very number that we have now.
  await writeFile(`${path}.${process.pid}.part`, 'half of one')
  await writeArchive(path, manifest, someEntries())
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})
