// Opens a backup: checked from the first byte to the last before anything of it is used.
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { brand } from '#shared/brand.ts'
import { parseJsonOrNull } from '#shared/parse-json.ts'
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
import { isSealed, unseal } from './archive-seal.ts'
import { type ByteSource, readWhole } from './byte-source.ts'

export type Archive = {
  manifest: Manifest
  size: number
  isEncrypted: boolean
  entries(): AsyncGenerator<Entry>
  close(): Promise<void>
}

const longestHead = 1024 * 1024

/** Closes the source when it refuses it. */
export async function readArchive(source: ByteSource, key: string | undefined): Promise<Archive> {
  try {
    const isEncrypted = await isSealed(source)
    const plain = isEncrypted ? await unseal(source, key) : source
    const { manifest, length } = await readHead(plain)
    await refuseDamaged(plain)
    const end = plain.size - tailLength
    return {
      manifest,
      size: source.size,
      isEncrypted,
      // What breaks shows where the entries are read.
      entries: () => readFrames(pipeline(Readable.from(plain.read(length, end)), createGunzip(), () => undefined)),
      close: () => source.close(),
    }
  } catch (error) {
    await source.close()
    throw error
  }
}

async function readHead(source: ByteSource): Promise<{ manifest: Manifest; length: number }> {
  const start = await readWhole(source, 0, longestHead)
  if (readVersion(start.subarray(0, 80), source.name) > formatVersion)
    throw new BackupRefused(`${source.name} was made by a newer version of ${brand.name}, which this one cannot read.`)
  const first = start.indexOf('\n')
  const second = start.indexOf('\n', first + 1)
  const facts = Manifest.safeParse(second < 0 ? null : parseJsonOrNull(start.toString('utf8', first + 1, second)))
  if (!facts.success) throw damaged(source.name)
  return { manifest: facts.data, length: second + 1 }
}

async function refuseDamaged(source: ByteSource): Promise<void> {
  if (source.size <= tailLength) throw damaged(source.name)
  const checksum = newChecksum()
  for await (const block of source.read(0, source.size - tailLength)) checksum.update(block)
  const tail = await readWhole(source, source.size - tailLength, source.size)
  if (!tail.equals(writeTail(checksum))) throw damaged(source.name)
}

const damaged = (name: string) =>
  new BackupRefused(`${name} is damaged or incomplete: its checksum does not match. Nothing was changed.`)
