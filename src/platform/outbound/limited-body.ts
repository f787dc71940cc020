// Reads an answer's body, unpacked, up to a limit: counted after unpacking, so that a small file can't become a large one.
import { Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export class TooBig extends Error {
  override name = 'TooBig'
}

/** Not deflate, which some servers pack with a frame and some without; whoever sends it anyway is read where there is one. */
export const packings = 'gzip, br'
const makers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** How some servers call a body that is not packed at all; browsers read it as it is. */
const unpacked = new Set(['', 'identity', 'none', 'utf-8', 'utf8'])

function unpackers(packing: string): Transform[] {
  const names = packing
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !unpacked.has(name))
  if (names.length > 2) throw new Error('packed too often')
  return names.reverse().map((name) => {
    const make = makers[name]
    if (!make) throw new Error('packed in a way nobody asked for')
    return make()
  })
}

function counting(limit: number, chunks: Buffer[]): Writable {
  let size = 0
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) return done(new TooBig())
      chunks.push(chunk)
      done()
    },
  })
}

type Bytes = AsyncIterable<string | Buffer>
type Limits = { packing: string; maxBytes: number; signal: AbortSignal }

/** Nothing is no packed nothing: redirects, 304 and errors without a body often say how it would be packed. */
export async function readBody(body: Bytes, { packing, maxBytes, signal }: Limits): Promise<Buffer> {
  const rest = body[Symbol.asyncIterator]()
  const first = await rest.next()
  if (first.done) return Buffer.alloc(0)
  async function* whole() {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  const chunks: Buffer[] = []
  await pipeline([Readable.from(whole()), ...unpackers(packing), counting(maxBytes, chunks)], { signal })
  return Buffer.concat(chunks)
}
