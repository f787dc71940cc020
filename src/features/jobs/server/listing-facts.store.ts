// The SQL of facts that were read from texts: which were read by older rules, and which could not be read.
import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Place } from '#features/places/place.schema.ts'
import type { Sql } from '#platform/db.ts'
import type { Pay } from '../pay/pay.schema.ts'
import { isLiveAt, newestFirst } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

export type OldReading = {
  id: string
  location: string
  salary: string | null
  pay: Pay | null
  place: Place | null
  payIsRead: boolean
  placeIsRead: boolean
}

export type Holding = { atMost: number; heldByOthers: 'passed over' | 'waited for' }

/** Newest first, and held until the transaction ends. */
export async function holdOldReadings(
  tx: Sql,
  version: number,
  { atMost, heldByOthers }: Holding,
): Promise<OldReading[]> {
  const { id, location, salary, pay, place, payIsRead, placeIsRead } = jobs
  return tx
    .select({ id, location, salary, pay, place, payIsRead, placeIsRead })
    .from(jobs)
    .where(lt(jobs.readingVersion, version))
    .orderBy(desc(jobs.createdAt))
    .limit(atMost)
    .for('update', heldByOthers === 'passed over' ? { skipLocked: true } : {})
}

/** With another place, a listing's words for searching are made anew too. */
export async function keepReadings(
  tx: Sql,
  version: number,
  readings: readonly { id: string; pay: Pay | null; place: Place | null }[],
): Promise<void> {
  const values = readings.map(({ id, pay, place }) => ({ id, pay, place }))
  await tx.execute(sql`
    update ${jobs} set pay = nullif(made.pay, 'null'::jsonb), place = nullif(made.place, 'null'::jsonb),
      reading_version = ${version},
      search_version = case when jobs.place is distinct from nullif(made.place, 'null'::jsonb) then 0 else search_version end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made(id uuid, pay jsonb, place jsonb)
    where jobs.id = made.id`)
}

const isPlaceUnread = and(eq(jobs.placeIsRead, true), isNull(jobs.place))
const isPayUnread = and(
  eq(jobs.payIsRead, true),
  isNull(jobs.pay),
  isNotNull(jobs.salary),
  sql`trim(${jobs.salary}) <> ''`,
)

/** Live listings with a text that could not be read, and that text; what somebody said instead is no complaint. */
export async function listUnread(db: Sql, limit: number, now: Date) {
  const { id, title, company } = jobs
  const location = sql<string | null>`case when ${isPlaceUnread} then ${jobs.location} end`
  const salary = sql<string | null>`case when ${isPayUnread} then ${jobs.salary} end`
  return db
    .select({ id, title, company, location, salary })
    .from(jobs)
    .where(and(isLiveAt(now), or(isPlaceUnread, isPayUnread)))
    .orderBy(...newestFirst)
    .limit(limit)
}
