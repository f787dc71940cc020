// The SQL of pages far down a list: they begin at a known place, and what lies before it is not read.
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { ListedJob } from '../board.schema.ts'
import { cardColumns, isLiveAt, newestFirst, toContract } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

export type Order = 'newest' | 'closing'

/** Where a stretch of a list begins: after a listing, or after all of a day. The last day counts in the order of closing. */
export type Spot = { at: string; id: string; closesOn: string | null }

const columns = { ...cardColumns, matched: sql<null>`null` }
const orders = { newest: [...newestFirst], closing: [asc(jobs.closesOn), ...newestFirst] }
const inOrder = (order: Order) => sql`order by ${sql.join(orders[order], sql`, `)}`

/** What comes after a spot, as ranges of the order's index, one after the other. */
function rangesAfter(order: Order, { at, id, closesOn }: Spot): (SQL | undefined)[] {
  const isOlder = sql`(${jobs.createdAt}, ${jobs.id}) < (${at}::timestamptz, ${id}::uuid)`
  if (order === 'newest') return [isOlder]
  if (closesOn === null) return [and(isNull(jobs.closesOn), isOlder)]
  return [and(eq(jobs.closesOn, closesOn), isOlder), gt(jobs.closesOn, closesOn), isNull(jobs.closesOn)]
}

type Asked = { order: Order; beside: SQL | undefined }
type Stretch = { spot: Spot; skip: number; limit: number }

/** Passed over in the index, as far as it says enough; only what is shown is read whole. */
export async function findAfter(
  db: Sql,
  { order, beside }: Asked,
  { spot, skip, limit }: Stretch,
  now: Date,
): Promise<ListedJob[]> {
  const ranges = rangesAfter(order, spot).map(
    (range) => sql`(select id, created_at, closes_on from ${jobs} where ${and(isLiveAt(now), beside, range)}
      ${inOrder(order)} limit ${skip + limit})`,
  )
  const ids = sql`(select id from (${sql.join(ranges, sql` union all `)}) as jobs
    ${inOrder(order)} limit ${limit} offset ${skip})`
  const rows = await db
    .select(columns)
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(...orders[order])
  return rows.map(toContract)
}

/** Every so-maniest of the first finds. */
export async function listSpots(
  db: Sql,
  { order, beside }: Asked,
  { every, atMost }: { every: number; atMost: number },
  now: Date,
): Promise<Spot[]> {
  const { rows } = await db.execute<Spot>(sql`
    select created_at::text as at, id::text as id, closes_on::text as "closesOn" from (
      select created_at, id, closes_on, row_number() over (${inOrder(order)}) as n from (
        select created_at, id, closes_on from ${jobs} where ${and(isLiveAt(now), beside)} ${inOrder(order)} limit ${atMost}
      ) as jobs
    ) as numbered where n % ${every} = 0 order by n`)
  return rows
}
