// Opaque random tokens. Only their hash is ever stored.
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, prefixed by purpose so that one kind is never taken for another. */
export function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
