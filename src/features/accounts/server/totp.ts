// Codes of an authenticator app (RFC 6238): SHA-1, six digits, a new one each half minute.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { brand } from '#shared/brand.ts'

const stepMs = 30_000
const digits = 6
/** Clocks differ: the code before and the one after are taken too. */
const tolerance = 1

export const newTotpSecret = (): Buffer => randomBytes(20)

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** The code of one half minute (RFC 4226). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest[digest.length - 1]! & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Which half minute the code belongs to, of those that count now; null when to none. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  if (given.length !== digits) return null
  const current = stepAt(now)
  let found: number | null = null
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), given)) found = step
  }
  return found
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code says. Apps show the site's name and the account. */
export function totpUri(secret: string, email: string): string {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(email)}`
  const facts = { secret, issuer: brand.name, algorithm: 'SHA1', digits: String(digits), period: String(stepMs / 1000) }
  // Some apps show a plus instead of a space.
  return `otpauth://totp/${label}?${new URLSearchParams(facts).toString().replaceAll('+', '%20')}`
}
