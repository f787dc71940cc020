// Bytes that can be read from anywhere and as often as wanted, wherever they lie.
import { open } from 'node:fs/promises'
import { errorCode } from '#platform/error-code.ts'
import { BackupRefused } from './archive-format.ts'

export type ByteSource = {
  /** For people. */
  name: string
  size: number
  /** Without the byte at `end`. */
  read(start: number, end: number): AsyncIterable<Buffer>
  close(): Promise<void>
}

export async function openFile(path: string, name = path): Promise<ByteSource> {
  const file = await open(path, 'r').catch((error) => {
    throw new BackupRefused(`${name} cannot be read (${errorCode(error) ?? String(error)}).`)
  })
  const { size } = await file.stat()
  return {
    name,
    size,
    read: (start, end) =>
      start < end
        ? file.createReadStream({ start, end: end - 1, autoClose: false, highWaterMark: 256 * 1024 })
        : nothing(),
    close: () => file.close(),
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}

/** For what is known to be short. */
export async function readWhole(source: ByteSource, start: number, end: number): Promise<Buffer> {
  const blocks: Buffer[] = []
  for await (const block of source.read(start, Math.min(end, source.size))) blocks.push(block)
  return Buffer.concat(blocks)
}
