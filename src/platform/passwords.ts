// Hashing passwords with argon2id. Few at once, a short queue, and then an honest "busy", so that floods can't eat the memory.
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refusal } from '#shared/refusal.ts'

const argon2id = 2
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

const fewAtOnce = pLimit(4)
const maxWaiting = 64

/** In composed form: some keyboards write an é as one sign, others as two. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize(), parameters))

/** Older hashes are of what was typed, in whichever form. A stored text that is no hash fits no password. */
export const checkPassword = (stored: string, password: string): Promise<boolean> =>
  inTurn(async () => {
    const fits = (form: string) => verify(stored, form).catch(() => false)
    const composed = password.normalize()
    return (await fits(composed)) || (composed !== password && (await fits(password)))
  })

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(currentPrefix)
}

let dummy: Promise<string> | undefined

/** Costs what a real check costs, so that an unknown account can't be told from a wrong password. */
export async function checkAgainstNobody(password: string): Promise<false> {
  dummy ??= hashPassword('nobody has this password')
  const stored = await dummy.catch((error: unknown) => {
    dummy = undefined
    throw error
  })
  await checkPassword(stored, password)
  return false
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (fewAtOnce.pendingCount < maxWaiting) return fewAtOnce(work)
  throw new Refusal('unavailable', 'busy', {
    text: 'We are busy. Please try again in a moment.',
    retryAfterSeconds: 2,
  })
}
