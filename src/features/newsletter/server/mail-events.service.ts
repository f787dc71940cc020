// What mail servers report: an address that does not exist, a reader who calls it spam. Neither is written to again.
import { createHmac } from 'node:crypto'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { areSameBytes } from '#platform/same-bytes.ts'
import { refuse } from '../newsletter.refusals.ts'
import type { SuppressionReason } from '../newsletter.rules.ts'
import type { MailEvent } from '../newsletter.schema.ts'
import { countOn, lastIssueTo, weekOfLetter } from './issues.store.ts'
import { bringBack, unsubscribeAddress } from './subscribers.store.ts'
import { liftSuppression } from './suppressions.service.ts'
import { suppress } from './suppressions.store.ts'

/** HMAC-SHA256 of the raw body in hexadecimal, with or without the name of the method before it. */
export function isSignedEvent(payload: Buffer, header: string | undefined, secret: string): boolean {
  const given = Buffer.from((header ?? '').trim().replace(/^sha256=/i, ''), 'hex')
  const expected = createHmac('sha256', secret).update(payload).digest()
  return areSameBytes(given, expected)
}

/** A mailbox that is only full today gets its letter another time. */
export async function applyMailEvents({ db, clock, mailer }: Deps, events: readonly MailEvent[]): Promise<void> {
  const now = clock.now()
  for (const { type, email } of events) {
    if (type === 'soft_bounce') continue
    await db.orm.transaction(async (tx) => {
      const { isNew, left } = await stopWriting(tx, email, type === 'complaint' ? 'complaint' : 'bounce', now)
      // Who called the last one spam must not find the next one, which was written already.
      if (type === 'complaint') for (const id of left) await mailer.recall(tx, 'issue', id)
      const week = isNew && type === 'hard_bounce' ? await lastIssueTo(tx, email) : null
      if (week) await countOn(tx, week, 'bounced')
    })
  }
}

/** The mail server said at once that there is no such address. */
export async function recordBounce(tx: Sql, { recipient, key }: { recipient: string; key: string }, now: Date) {
  const { isNew } = await stopWriting(tx, recipient, 'bounce', now)
  const week = isNew ? weekOfLetter(key) : null
  if (week) await countOn(tx, week, 'bounced')
}

async function stopWriting(tx: Sql, email: string, reason: SuppressionReason, now: Date) {
  const isNew = await suppress(tx, email, reason, now)
  return { isNew, left: await unsubscribeAddress(tx, email, now) }
}

/** A reader whom a bounce took off comes back with it; who complained has to ask for it again. */
export async function liftByAdmin(deps: Deps, email: string): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const lifted = await liftSuppression(deps, tx, email)
    if (!lifted) throw refuse('not_found', 'address_not_suppressed')
    if (lifted.reason === 'bounce') await bringBack(tx, email, lifted.at)
  })
}
