// A sealed backup opens with its key alone, and only as it was sealed.
import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestFolder } from '#testing/test-folder.ts'
import { archiveBytes } from './archive-bytes.ts'
import { openArchive, writeArchive } from './archive-file.fixture.ts'
import type { Entry } from './archive-format.ts'
import { seal, unseal } from './archive-seal.ts'
import { writeAside } from './archive-writer.ts'
import { openFile, readWhole } from './byte-source.ts'

const key = 'a key that nobody guesses'
const manifest = { madeAt: '2026-03-01T08:00:00.000Z', appVersion: '1.2.3', migrations: ['a'] }
/** Does not get smaller, so that there are several pieces. */
const noise = randomBytes(300_000)
const piece = 64 * 1024
const lockedPiece = piece + 16

async function* blocks(content: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
async function* entries(): AsyncGenerator<Entry> {
  yield { head: { kind: 'file', key: 'noise', contentType: 'image/png' }, body: blocks(noise) }
}

let folder: string
let path: string
let whole: Buffer
let headLength: number
beforeAll(async () => {
  folder = await makeTestFolder()
  path = join(folder, 'sealed')
  await writeAside(path, archiveBytes(manifest, entries(), key))
  whole = await readFile(path)
  headLength = whole.indexOf('\n', whole.indexOf('\n') + 1) + 1
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function refusalOf(content: Buffer, secret: string | undefined = key): Promise<string> {
  const file = join(folder, 'tried')
  await writeFile(file, content)
  return openArchive(file, secret).then(
    async (archive) => {
      await archive.close()
      return 'accepted'
    },
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

test('with the key everything comes back to the byte, and nothing of it can be read without', async () => {
  const archive = await openArchive(path, key)
  expect(archive).toMatchObject({ manifest, isEncrypted: true })
  for await (const { head, body } of archive.entries()) {
    expect(head).toMatchObject({ key: 'noise' })
    expect((await buffer(body)).equals(noise)).toBe(true)
  }
  await archive.close()
  expect(whole.includes('noise')).toBe(false)
  expect(whole.includes('migrations')).toBe(false)
  expect(whole.subarray(0, headLength).toString()).toMatch(/^Ocean Berth sealed backup 1\n\{"piece":65536,/)
})

test('any length comes back, from any place in it', async () => {
  for (const length of [1, piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 5]) {
    const content = noise.subarray(0, length)
    const file = join(folder, `of-${length}`)
    await writeAside(file, seal(blocks(content), key))
    const opened = await unseal(await openFile(file), key)
    expect(opened.size).toBe(length)
    expect((await readWhole(opened, 0, length)).equals(content)).toBe(true)
    const [from, to] = [Math.floor(length / 3), length - Math.floor(length / 5)]
    expect((await readWhole(opened, from, to)).equals(content.subarray(from, to))).toBe(true)
    await opened.close()
  }
})

test('another key, or none, is told as such', async () => {
  expect(await refusalOf(whole, 'a key that somebody guessed')).toMatch(/another key than BACKUP_KEY/)
  const file = join(folder, 'tried')
  await expect(openArchive(file)).rejects.toThrow(/is encrypted. Set BACKUP_KEY/)
})

test('a single changed bit, wherever it is, is found', async () => {
  const places = [30, headLength - 20, headLength, headLength + lockedPiece, whole.length >> 1, whole.length - 1]
  for (const at of places) {
    const copy = Buffer.from(whole)
    copy[at]! ^= 1
    expect(`${at} ${await refusalOf(copy)}`).toMatch(/^\d+ BackupRefused: .*(damaged|newer version)/)
  }
})

test('a file that was cut off, also between two pieces, or grew is refused', async () => {
  const pieces = Math.floor((whole.length - headLength) / lockedPiece)
  expect(pieces).toBeGreaterThan(2)
  const lengths = [headLength - 5, headLength, headLength + 10, whole.length - 1]
  for (let at = 1; at <= pieces; at++) lengths.push(headLength + at * lockedPiece)
  for (const length of lengths)
    expect(`${length} ${await refusalOf(whole.subarray(0, length))}`).toMatch(/damaged or incomplete/)
  expect(await refusalOf(Buffer.concat([whole, Buffer.from('x')]))).toMatch(/damaged or incomplete/)
  expect(await refusalOf(Buffer.concat([whole, whole.subarray(headLength)]))).toMatch(/damaged or incomplete/)
})

test('pieces that changed places, are missing or come from another backup are found', async () => {
  const at = (n: number) => whole.subarray(headLength + n * lockedPiece, headLength + (n + 1) * lockedPiece)
  const head = whole.subarray(0, headLength)
  const after = (n: number) => whole.subarray(headLength + n * lockedPiece)
  expect(await refusalOf(Buffer.concat([head, at(1), at(0), after(2)]))).toMatch(/damaged or incomplete/)
  expect(await refusalOf(Buffer.concat([head, at(0), after(2)]))).toMatch(/damaged or incomplete/)
  const other = join(folder, 'other')
  await writeAside(other, archiveBytes(manifest, entries(), key))
  const foreign = await readFile(other)
  const mixed = Buffer.concat([whole.subarray(0, headLength + lockedPiece), foreign.subarray(headLength + lockedPiece)])
  expect(await refusalOf(mixed)).toMatch(/damaged or incomplete/)
})

test('a later way of sealing is told as such, and a backup without a seal opens whether or not there is a key', async () => {
  const later = Buffer.from(whole.toString('latin1').replace('backup 1\n', 'backup 2\n'), 'latin1')
  expect(await refusalOf(later)).toMatch(/made by a newer version/)
  const plain = join(folder, 'plain')
  await writeArchive(plain, manifest, entries())
  for (const secret of [key, undefined]) {
    const archive = await openArchive(plain, secret)
    expect(archive.isEncrypted).toBe(false)
    await archive.close()
  }
})
