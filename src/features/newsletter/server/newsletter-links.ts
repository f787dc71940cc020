// The signed links of the newsletter: to confirm an address, and to stop or choose without signing in.
import type { Deps } from '#platform/deps.ts'
import { readParts, signParts } from '#platform/signed-parts.ts'
import { refuse } from '../newsletter.refusals.ts'

const confirmPurpose = 'newsletter-confirm'
const readerPurpose = 'newsletter-reader'
const confirmForMs = 7 * 86_400_000

export async function signConfirmation(deps: Pick<Deps, 'keys' | 'clock'>, email: string): Promise<string> {
  const address = Buffer.from(email).toString('base64url')
  return signParts(deps, confirmPurpose, address, deps.clock.now().getTime())
}

export async function readConfirmation(deps: Pick<Deps, 'keys' | 'clock'>, token: string): Promise<string> {
  const [address, madeAt] = (await readParts(deps, confirmPurpose, token)) ?? []
  const age = deps.clock.now().getTime() - Number(madeAt)
  if (!address || !(age < confirmForMs)) throw refuse('not_found', 'link_not_valid')
  return Buffer.from(address, 'base64url').toString('utf8')
}

export type ReaderLink = { subscriberId: string; week: string }

/** Works for as long as the letter may lie in a mailbox; the week tells which issue made somebody leave. */
export async function signReader(deps: Pick<Deps, 'keys'>, { subscriberId, week }: ReaderLink): Promise<string> {
  return signParts(deps, readerPurpose, subscriberId, week)
}

export async function readReader(deps: Pick<Deps, 'keys'>, token: string): Promise<ReaderLink> {
  const [subscriberId, week] = (await readParts(deps, readerPurpose, token)) ?? []
  if (!subscriberId || week === undefined) throw refuse('not_found', 'link_not_valid')
  return { subscriberId, week }
}
