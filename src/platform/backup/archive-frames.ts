// Entries as a stream of frames: each has its length before it, the first of an entry is its head, an empty one ends it.
import { type Entry, EntryHead } from './archive-format.ts'

export async function* writeFrames(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { head, body } of entries) {
    yield* frame(Buffer.from(JSON.stringify(head)))
    for await (const block of body) if (block.length > 0) yield* frame(block)
    yield lengthOf(0)
  }
}

function* frame(block: Buffer): Generator<Buffer> {
  yield lengthOf(block.length)
  yield block
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** A body that was not read to its end is skipped. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const take = makeTaker(source)
  const nextFrame = async () => {
    const length = await take(4)
    return length && (await expectBytes(take, length.readUInt32BE()))
  }
  for (;;) {
    const head = await nextFrame()
    if (!head) return
    const body = readBody(nextFrame)
    yield { head: EntryHead.parse(JSON.parse(head.toString())), body }
    for await (const _ of body);
  }
}

async function* readBody(nextFrame: () => Promise<Buffer | null>): AsyncGenerator<Buffer> {
  for (;;) {
    const block = await nextFrame()
    if (!block) throw new Error('the backup ends in the middle of an entry')
    if (block.length === 0) return
    yield block
  }
}

export type Take = (length: number) => Promise<Buffer | null>

async function expectBytes(take: Take, length: number): Promise<Buffer> {
  const bytes = length === 0 ? Buffer.alloc(0) : await take(length)
  if (!bytes) throw new Error('the backup ends in the middle of a frame')
  return bytes
}

/** Hands out exactly as many bytes as asked for; null at a clean end. */
export function makeTaker(source: AsyncIterable<Buffer>): Take {
  const blocks = source[Symbol.asyncIterator]()
  let pieces: Buffer[] = []
  let held = 0
  return async (length) => {
    while (held < length) {
      const { value, done } = await blocks.next()
      if (done) {
        if (held === 0) return null
        throw new Error('the backup ends in the middle of a frame')
      }
      pieces.push(value)
      held += value.length
    }
    const all = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
    pieces = held > length ? [all.subarray(length)] : []
    held -= length
    return all.subarray(0, length)
  }
}
