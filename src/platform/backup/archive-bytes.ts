// A backup as a stream of bytes, wherever they go: the head, what is compressed, the checksum; sealed when there is a key.
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { type Entry, type Manifest, newChecksum, writeHead, writeTail } from './archive-format.ts'
import { writeFrames } from './archive-frames.ts'
import { seal } from './archive-seal.ts'

export function archiveBytes(manifest: Manifest, entries: AsyncIterable<Entry>, key?: string): AsyncIterable<Buffer> {
  const plain = plainBytes(manifest, entries)
  return key === undefined ? plain : seal(plain, key)
}

/** Rows are text, which even the quick level makes small; pictures do not get smaller at any. */
async function* plainBytes(manifest: Manifest, entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const checksum = newChecksum()
  const head = writeHead(manifest)
  checksum.update(head)
  yield head
  // What breaks shows where the blocks are read.
  const compressed = pipeline(Readable.from(writeFrames(entries)), createGzip({ level: 3 }), () => undefined)
  for await (const block of compressed as AsyncIterable<Buffer>) {
    checksum.update(block)
    yield block
  }
  yield writeTail(checksum)
}
