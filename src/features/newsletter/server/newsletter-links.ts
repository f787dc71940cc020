// The signed links of the newsletter: to confirm an address, and to stop or choose without signing in.
import type { Deps } from '#platform/deps.ts'
import { refuse } from '../newsletter.refusals.ts'

const confirmPurpose = 'newsletter-confirm'
const readerPurpose = 'newsletter-reader'
const confirmForMs = 7 * 86_400_000

export async function signConfirmation({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, email: string): Promise<string> {
  const text = `${Buffer.from(email).toString('base64url')}.${clock.now().getTime()}`
  return `${text}.${await keys.sign(confirmPurpose, text)}`
}

export async function readConfirmation({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, token: string): Promise<string> {
  const [address = '', madeAt = '', signature = '', ...rest] = token.split('.')
  const age = clock.now().getTime() - Number(madeAt)
  const isOurs = rest.length === 0 && (await keys.verify(confirmPurpose, `${address}.${madeAt}`, signature))
  if (!isOurs || !(age < confirmForMs)) throw refuse('not_found', 'link_not_valid')
  return Buffer.from(address, 'base64url').toString('utf8')
}

export type ReaderLink = { subscriberId: string; week: string }

/** Works for as long as the letter may lie in a mailbox; the week tells which issue made somebody leave. */
export async function signReader({ keys }: Pick<Deps, 'keys'>, { subscriberId, week }: ReaderLink): Promise<string> {
  const text = `${subscriberId}.${week}`
  return `${text}.${await keys.sign(readerPurpose, text)}`
}

export async function readReader({ keys }: Pick<Deps, 'keys'>, token: string): Promise<ReaderLink> {
  const [subscriberId = '', week = '', signature = '', ...rest] = token.split('.')
  const isOurs = rest.length === 0 && (await keys.verify(readerPurpose, `${subscriberId}.${week}`, signature))
  if (!isOurs) throw refuse('not_found', 'link_not_valid')
  return { subscriberId, week }
}
