// The SQL of the hosts we write to, shared by all instances: whose turn it is, and who is left alone for a while.
import { and, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { mailLetters } from './letters.table.ts'
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

export type Turn = {
  /** When it is this letter's turn; while there is a pause, none is taken. */
  slot: Date
  pausedUntil: Date | null
  /** Somebody has been paused lately: a letter that gets through ends it. */
  hasStrikes: boolean
}

/**
 * Takes the next place in the line of the letter's host: one after the other, `everyMs` apart. During a pause places would
 * go by unused, and everybody who had one would leave together at its end: then none is given. Null when the letter is
 * not waiting, or is about to be given up. One statement, as it is asked for every letter of an issue.
 */
export async function takeTurn(db: Sql, letterId: string, now: Date, everyMs: number): Promise<Turn | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const apart = sql`${everyMs} * interval '1 millisecond'`
  const own = (column: SQL) => sql`(select own.${column} from ${mailHosts} own where own.host = ${ownServer})`
  const until = sql`greatest(mine.paused_until, ${own(sql`paused_until`)})`
  const { rows } = await db.execute<{ slot: string | null; until: string | null; strikes: number }>(sql`
    insert into ${mailHosts} as mine (host, next_slot_at)
    select split_part(lower(${mailLetters.recipient}), '@', 2), ${at} + ${apart} from ${mailLetters}
    where ${mailLetters.id} = ${letterId} and ${mailLetters.status} = 'queued' and ${mailLetters.giveUpAt} > ${at}
    on conflict (host) do update set next_slot_at = case when ${until} > ${at} then mine.next_slot_at
      else greatest(mine.next_slot_at, ${at}) + ${apart} end
    returning (next_slot_at - ${apart})::text as slot, ${until}::text as until,
      strikes + coalesce(${own(sql`strikes`)}, 0) as strikes`)
  const row = rows[0]
  if (!row) return null
  const pauseEnds = row.until ? new Date(row.until) : null
  return {
    slot: row.slot ? new Date(row.slot) : now,
    pausedUntil: pauseEnds && pauseEnds > now ? pauseEnds : null,
    hasStrikes: row.strikes > 0,
  }
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
