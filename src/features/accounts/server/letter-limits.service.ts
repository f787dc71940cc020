// The one way for letters to an address that nobody has confirmed: few an hour by one account, few a day to one address,
// whatever kind they are. Whatever is confirmed is written to without limit.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Posting } from '#platform/mail/mailer.ts'
import { countDown, countUp } from '#platform/rate-counters.ts'
import { tooMany } from '#shared/refusal.ts'
import type { User } from '../account.schema.ts'
import { countedAddress } from './counted-address.ts'

const byAccount = { times: 5, seconds: 3600 }
const toAddress = { times: 3, seconds: 86_400 }

/** Who made us write; null for a visitor. */
type StrangerPosting = Posting & { causedBy: string | null }

/** Null when the letter is on its way; else until when it is held back. Counted in the letter's own transaction. */
export async function writeToStranger(
  { config, clock, mailer, keys }: Pick<Deps, 'config' | 'clock' | 'mailer' | 'keys'>,
  tx: Sql,
  { causedBy, ...posting }: StrangerPosting,
): Promise<Date | null> {
  const counted: string[] = []
  if (config.rateLimits) {
    const address = await countedAddress({ keys }, posting.to)
    const limits = [
      ...(causedBy ? [{ ...byAccount, key: `letters:account:${causedBy}` }] : []),
      { ...toAddress, key: `letters:address:${address}` },
    ]
    for (const { key, times, seconds } of limits) {
      const { count, endsAt } = await countUp(tx, { key, seconds }, clock.now())
      counted.push(key)
      if (count <= times) continue
      await countDown(tx, counted)
      return endsAt
    }
  }
  // The same letter is posted once, however often it is asked for: only that once counts.
  const isNew = await mailer.post(tx, posting)
  if (!isNew && counted.length > 0) await countDown(tx, counted)
  return null
}

/** A notice to an account's own address. */
export async function writeToMember(
  deps: Pick<Deps, 'config' | 'clock' | 'mailer' | 'keys'>,
  tx: Sql,
  user: Pick<User, 'id' | 'email' | 'emailVerified'>,
  posting: Omit<Posting, 'to'>,
): Promise<Date | null> {
  const addressed = { ...posting, to: user.email }
  if (!user.emailVerified) return writeToStranger(deps, tx, { ...addressed, causedBy: user.id })
  await deps.mailer.post(tx, addressed)
  return null
}

/** Where nothing happens without the letter. */
export function refuseIfHeld({ clock }: Pick<Deps, 'clock'>, heldUntil: Date | null): void {
  if (heldUntil) throw tooMany((heldUntil.getTime() - clock.now().getTime()) / 1000)
}
