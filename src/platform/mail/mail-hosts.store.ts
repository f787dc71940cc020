// The SQL of the hosts we write to, shared by all instances: whose turn it is, and who is left alone for a while.
import { and, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { mailHosts } from './mail-hosts.table.ts'

/** Our own mail server: when it is down, no host can be reached. */
export const ownServer = ''

export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

const either = (host: string) => inArray(mailHosts.host, [host, ownServer])

/** Null when neither the host nor our own server wants us to wait. */
export async function pausedUntil(db: Sql, host: string, now: Date): Promise<Date | null> {
  const rows = await db
    .select({ until: mailHosts.pausedUntil })
    .from(mailHosts)
    .where(and(either(host), gt(mailHosts.pausedUntil, now)))
  const times = rows.flatMap(({ until }) => (until ? [until.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** Takes the next place in the host's line: one after the other, `everyMs` apart. */
export async function takeSlot(db: Sql, host: string, now: Date, everyMs: number): Promise<Date> {
  const later = (from: unknown) => sql`${from} + ${everyMs} * interval '1 millisecond'`
  const [row] = await db
    .insert(mailHosts)
    .values({ host, nextSlotAt: new Date(now.getTime() + everyMs) })
    .onConflictDoUpdate({
      target: mailHosts.host,
      set: { nextSlotAt: later(sql`greatest(${mailHosts.nextSlotAt}, ${now.toISOString()}::timestamptz)`) },
    })
    .returning({ next: mailHosts.nextSlotAt })
  return new Date((row?.next ?? now).getTime() - everyMs)
}

export type PauseTiming = { firstMs: number; longestMs: number }

/** Letters that were refused during a pause do not make it longer. Answers when the pause ends. */
export async function pauseHost(db: Sql, host: string, now: Date, { firstMs, longestMs }: PauseTiming): Promise<Date> {
  const first = new Date(now.getTime() + firstMs)
  const length = sql`least(${firstMs} * power(2, least(${mailHosts.strikes}, 20)), ${longestMs})`
  const until = sql`${now.toISOString()}::timestamptz + ${length} * interval '1 millisecond'`
  const [row] = await db
    .insert(mailHosts)
    .values({ host, pausedUntil: first, strikes: 1 })
    .onConflictDoUpdate({
      target: mailHosts.host,
      set: { pausedUntil: until, strikes: sql`${mailHosts.strikes} + 1` },
      setWhere: or(isNull(mailHosts.pausedUntil), lte(mailHosts.pausedUntil, now)),
    })
    .returning({ until: mailHosts.pausedUntil })
  return row?.until ?? (await pausedUntil(db, host, now)) ?? first
}

/** A letter got through. */
export async function endPauses(db: Sql, host: string): Promise<void> {
  await db
    .update(mailHosts)
    .set({ strikes: 0, pausedUntil: null })
    .where(and(either(host), gt(mailHosts.strikes, 0)))
}
