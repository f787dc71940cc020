// A sealed backup: the very same file, cut into pieces that are encrypted each with its number, so that none can be
// changed, left out, put elsewhere or cut off. The key comes from BACKUP_KEY and a salt, so it is another for every file.
import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { areSameBytes } from '#platform/same-bytes.ts'
import { brand } from '#shared/brand.ts'
import { parseJsonOrNull } from '#shared/parse-json.ts'
import { BackupRefused } from './archive-format.ts'
import { makeTaker } from './archive-frames.ts'
import { type ByteSource, readWhole } from './byte-source.ts'

const sealVersion = 1
const firstWords = `${brand.name} sealed backup `
const pieceBytes = 64 * 1024
const tagBytes = 16
const longestHead = 1_024

const Head = z.strictObject({
  /** AES-256-GCM in pieces of this size. */
  piece: z.literal(pieceBytes),
  salt: z.base64(),
  /** Tells a wrong key from a damaged file. */
  check: z.base64(),
})

type Keys = { piece: Buffer; check: Buffer }
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

async function keysOf(secret: string, salt: Buffer): Promise<Keys> {
  const bytes = await derive(secret.normalize('NFC'), salt, 64, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
  return { piece: bytes.subarray(0, 32), check: bytes.subarray(32) }
}

const checkOf = (keys: Keys, salt: Buffer) => createHmac('sha256', keys.check).update(salt).digest()

/** Every key is used for one file only, so a counter is all a nonce needs; the last piece says that it is the last. */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(piece, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export async function* seal(bytes: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(16)
  const keys = await keysOf(secret, salt)
  const facts = { piece: pieceBytes, salt: salt.toString('base64'), check: checkOf(keys, salt).toString('base64') }
  const head = Buffer.from(`${firstWords}${sealVersion}\n${JSON.stringify(facts)}\n`)
  yield head
  let at = 0
  let held: Buffer[] = []
  let size = 0
  const lock = (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', keys.piece, nonceOf(at++, isLast)).setAAD(head)
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
  for await (const block of bytes) {
    held.push(block)
    size += block.length
    if (size <= pieceBytes) continue
    // Something always stays behind: only at the end it is known which piece is the last.
    let rest = Buffer.concat(held)
    for (; rest.length > pieceBytes; rest = rest.subarray(pieceBytes)) yield lock(rest.subarray(0, pieceBytes), false)
    held = [rest]
    size = rest.length
  }
  yield lock(Buffer.concat(held), true)
}

export async function isSealed(source: ByteSource): Promise<boolean> {
  return (await readWhole(source, 0, firstWords.length)).toString('latin1') === firstWords
}

/** What is inside. Reading a piece that is not what was sealed throws. */
export async function unseal(source: ByteSource, secret: string | undefined): Promise<ByteSource> {
  const { name, size } = source
  const { head, salt, check } = await readHead(source)
  if (secret === undefined) throw new BackupRefused(`${name} is encrypted. Set BACKUP_KEY to the key it was made with.`)
  const keys = await keysOf(secret, salt)
  const expected = checkOf(keys, salt)
  if (!areSameBytes(check, expected))
    throw new BackupRefused(
      `${name} is encrypted with another key than BACKUP_KEY, or its first lines are damaged. Nothing was changed.`,
    )
  const whole = pieceBytes + tagBytes
  const pieces = Math.ceil((size - head.length) / whole)
  const lastLength = size - head.length - (pieces - 1) * whole
  if (pieces < 1 || lastLength <= tagBytes) throw damaged(name)

  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    const first = Math.floor(start / pieceBytes)
    const until = Math.min(pieces, Math.ceil(end / pieceBytes))
    const take = makeTaker(source.read(head.length + first * whole, Math.min(size, head.length + until * whole)))
    for (let at = first; at < until; at++) {
      const isLast = at === pieces - 1
      const locked = await take(isLast ? lastLength : whole).catch(() => null)
      const plain = locked && open(locked, at, isLast)
      if (!plain) throw damaged(name)
      const from = at * pieceBytes
      yield plain.subarray(Math.max(0, start - from), Math.min(plain.length, end - from))
    }
  }

  function open(locked: Buffer, at: number, isLast: boolean): Buffer | null {
    const end = locked.length - tagBytes
    const decipher = createDecipheriv('aes-256-gcm', keys.piece, nonceOf(at, isLast), { authTagLength: tagBytes })
    decipher.setAAD(head).setAuthTag(locked.subarray(end))
    try {
      return Buffer.concat([decipher.update(locked.subarray(0, end)), decipher.final()])
    } catch {
      return null
    }
  }

  return { name, size: size - head.length - pieces * tagBytes, read, close: () => source.close() }
}

async function readHead(source: ByteSource) {
  const start = await readWhole(source, 0, longestHead)
  const first = start.indexOf('\n')
  const second = start.indexOf('\n', first + 1)
  const version = start.toString('latin1', firstWords.length, Math.max(first, firstWords.length))
  if (/^\d{1,6}$/.test(version) && Number(version) > sealVersion)
    throw new BackupRefused(`${source.name} was made by a newer version of ${brand.name}, which this one cannot read.`)
  const facts = Head.safeParse(second < 0 ? null : parseJsonOrNull(start.toString('utf8', first + 1, second)))
  if (version !== String(sealVersion) || !facts.success) throw damaged(source.name)
  const { salt, check } = facts.data
  return {
    head: start.subarray(0, second + 1),
    salt: Buffer.from(salt, 'base64'),
    check: Buffer.from(check, 'base64'),
  }
}

const damaged = (name: string) =>
  new BackupRefused(`${name} is damaged or incomplete: a part of it is not what was encrypted. Nothing was changed.`)
