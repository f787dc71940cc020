// How a backup's file is laid out: a line that says what it is, a line of facts, compressed entries, a checksum.
import { createHash, type Hash } from 'node:crypto'
import { z } from 'zod'
import { brand } from '#shared/brand.ts'

/** One clear line for the person at the keyboard. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

export const formatVersion = 1
const firstWords = `${brand.name} backup `

export const Manifest = z.object({
  madeAt: z.iso.datetime(),
  appVersion: z.string(),
  /** The hashes of the migrations the database had, oldest first. */
  migrations: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const EntryHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('file'), key: z.string(), contentType: z.string() }),
  z.object({
    kind: z.literal('end'),
    /** Rows by table. */
    tables: z.record(z.string(), z.number()),
    /** The next value of each sequence that was ever used. */
    sequences: z.record(z.string(), z.string()),
    files: z.number(),
  }),
])
export type EntryHead = z.infer<typeof EntryHead>

export type Entry = { head: EntryHead; body: AsyncIterable<Buffer> }

export function writeHead(manifest: Manifest): Buffer {
  return Buffer.from(`${firstWords}${formatVersion}\n${JSON.stringify(manifest)}\n`)
}

/** The first line alone decides whether the rest can be understood. */
export function readVersion(start: Buffer, path: string): number {
  const line = start.toString('latin1').split('\n', 1)[0] ?? ''
  const version = line.startsWith(firstWords) ? /^\d{1,6}$/.exec(line.slice(firstWords.length))?.[0] : undefined
  if (!version) throw new BackupRefused(`${path} is not a backup of ${brand.name}.`)
  return Number(version)
}

/** Of fixed length, at the very end, over everything before it. */
export const newChecksum = (): Hash => createHash('sha256')
export const writeTail = (checksum: Hash) => Buffer.from(`\nsha256 ${checksum.digest('hex')}\n`)
export const tailLength = '\nsha256 '.length + 64 + 1
