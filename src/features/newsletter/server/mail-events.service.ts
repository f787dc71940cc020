// What mail servers report: an address that does not exist, a reader who calls it spam. Neither is written to again.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import type { MailEvent } from '../newsletter.schema.ts'
import { countOn, lastIssueTo } from './issues.store.ts'
import { suppress, unsubscribeAddress } from './subscribers.store.ts'

/** HMAC-SHA256 of the raw body in hexadecimal, with or without the name of the method before it. */
export function isSignedEvent(payload: Buffer, header: string | undefined, secret: string): boolean {
  const given = Buffer.from((header ?? '').trim().replace(/^sha256=/i, ''), 'hex')
  const expected = createHmac('sha256', secret).update(payload).digest()
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A mailbox that is only full today gets its letter another time. */
export async function applyMailEvents({ db, clock }: Deps, events: readonly MailEvent[]): Promise<void> {
  const now = clock.now()
  for (const { type, email } of events) {
    if (type === 'soft_bounce') continue
    await db.orm.transaction(async (tx) => {
      const isNew = await suppress(tx, email, type === 'complaint' ? 'complaint' : 'bounce', now)
      await unsubscribeAddress(tx, email, now)
      const week = isNew && type === 'hard_bounce' ? await lastIssueTo(tx, email) : null
      if (week) await countOn(tx, week, 'bounced')
    })
  }
}
