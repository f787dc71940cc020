// Opens a backup's file: checked from the first byte to the last before anything of it is used.
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { errorCode } from '#platform/embedded-postgres/start-errors.ts'
import { brand } from '#shared/brand.ts'
import {
  BackupRefused,
  type Entry,
  formatVersion,
  Manifest,
  newChecksum,
  readVersion,
  tailLength,
  writeTail,
} from './archive-format.ts'
import { readFrames } from './archive-frames.ts'

export type Archive = {
  manifest: Manifest
  size: number
  entries(): AsyncGenerator<Entry>
  close(): Promise<void>
}

const longestHead = 1024 * 1024

export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, 'r').catch((error) => {
    throw new BackupRefused(`${path} cannot be read (${errorCode(error) ?? String(error)}).`)
  })
  try {
    const { size } = await file.stat()
    const { manifest, length } = await readHead(file, path)
    await refuseDamaged(file, size, path)
    const end = size - tailLength - 1
    return {
      manifest,
      size,
      // What breaks shows where the entries are read.
      entries: () => readFrames(pipeline(blocksOf(file, length, end), createGunzip(), () => undefined)),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

const blocksOf = (file: FileHandle, start: number, end: number) =>
  file.createReadStream({ start, end, autoClose: false, highWaterMark: 256 * 1024 })

async function readHead(file: FileHandle, path: string): Promise<{ manifest: Manifest; length: number }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, 0)
  const start = buffer.subarray(0, bytesRead)
  if (readVersion(start.subarray(0, 80), path) > formatVersion)
    throw new BackupRefused(`${path} was made by a newer version of ${brand.name}, which this one cannot read.`)
  const first = start.indexOf('\n')
  const second = start.indexOf('\n', first + 1)
  const facts = Manifest.safeParse(second < 0 ? null : parseJson(start.toString('utf8', first + 1, second)))
  if (!facts.success) throw damaged(path)
  return { manifest: facts.data, length: second + 1 }
}

async function refuseDamaged(file: FileHandle, size: number, path: string): Promise<void> {
  if (size <= tailLength) throw damaged(path)
  const checksum = newChecksum()
  for await (const block of blocksOf(file, 0, size - tailLength - 1)) checksum.update(block)
  const { buffer } = await file.read(Buffer.alloc(tailLength), 0, tailLength, size - tailLength)
  if (!buffer.equals(writeTail(checksum))) throw damaged(path)
}

const damaged = (path: string) =>
  new BackupRefused(`${path} is damaged or incomplete: its checksum does not match. Nothing was changed.`)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
