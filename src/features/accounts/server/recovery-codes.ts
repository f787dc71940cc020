// Recovery codes: ten, each works once, for who has lost app and passkeys.
import { randomBytes } from 'node:crypto'
import { hashToken } from '#platform/tokens.ts'

const count = 10
/** Without letters that look like digits or like each other. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** Eighty bits each, so that a plain hash keeps them; in groups of four, as people write them down. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
    return letters.match(/.{4}/g)!.join('-')
  })
}

/** However it was typed: capitals, without lines, with an O for a zero. */
export function hashRecoveryCode(code: string): Buffer {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return hashToken(`recovery:${letters}`)
}
