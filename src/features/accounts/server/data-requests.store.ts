// The SQL of people's requests about their data.
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import type { RequestKind } from '../data-request.rules.ts'
import type { DataRequest, DataRequestList } from '../data-request.schema.ts'
import { dataRequests } from './data-requests.table.ts'

const { id, kind, way, userId, who, receivedOn, dueOn, doneAt, note } = dataRequests
const columns = { id, kind, way, who, receivedOn, dueOn, doneAt, note }
export type RequestRow = typeof dataRequests.$inferSelect
export type NewRequest = typeof dataRequests.$inferInsert
const mostShown = 200
const isOverdue = (today: string) => and(isNull(doneAt), lt(dueOn, today))

type Row = Omit<RequestRow, 'userId'>
const toContract = (row: Row, today: string): DataRequest => ({
  ...row,
  isOverdue: row.doneAt === null && row.dueOn < today,
  doneAt: row.doneAt?.toISOString() ?? null,
})

/** Open ones by when they are due, done ones the newest first. */
export async function listRequests(db: Sql, state: 'open' | 'done', today: string): Promise<DataRequestList> {
  const where = state === 'open' ? isNull(doneAt) : isNotNull(doneAt)
  const rows = await db
    .select(columns)
    .from(dataRequests)
    .where(where)
    .orderBy(state === 'open' ? asc(dueOn) : desc(doneAt), asc(id))
    .limit(mostShown)
  return { requests: rows.map((row) => toContract(row, today)), total: await db.$count(dataRequests, where) }
}

export async function listOverdue(db: Sql, today: string, most: number): Promise<DataRequest[]> {
  const rows = await db.select(columns).from(dataRequests).where(isOverdue(today)).orderBy(asc(dueOn)).limit(most)
  return rows.map((row) => toContract(row, today))
}

export async function countOverdue(db: Sql, today: string): Promise<number> {
  return db.$count(dataRequests, isOverdue(today))
}

export async function insertRequest(db: Sql, request: NewRequest): Promise<string> {
  const [row] = await db.insert(dataRequests).values(request).returning({ id })
  return row!.id
}

export async function hasDoneLately(db: Sql, person: string, what: RequestKind, since: Date): Promise<boolean> {
  const isSame = and(eq(userId, person), eq(kind, what), gte(doneAt, since))
  return (await db.$count(dataRequests, isSame)) > 0
}

export async function holdRequest(tx: Sql, requestId: string): Promise<RequestRow | null> {
  const [row] = await tx.select().from(dataRequests).where(eq(id, requestId)).for('update')
  return row ?? null
}

export async function changeRequest(
  tx: Sql,
  requestId: string,
  change: Partial<RequestRow>,
  today: string,
): Promise<DataRequest> {
  const [row] = await tx.update(dataRequests).set(change).where(eq(id, requestId)).returning(columns)
  return toContract(row!, today)
}

/** The audit log says what and when; who asked stays here. */
export async function readRequestState(db: Sql, requestId: string): Promise<unknown> {
  const state = sql<unknown>`to_jsonb(${dataRequests}) - 'who' - 'note'`
  const [row] = await db.select({ state }).from(dataRequests).where(eq(id, requestId))
  return row?.state ?? null
}

export async function exportRequests(db: Sql, person: string) {
  return db
    .select({ kind, way, receivedOn, dueOn, doneAt, note })
    .from(dataRequests)
    .where(eq(userId, person))
    .orderBy(receivedOn)
}

export async function blankAddressInRequests(tx: Sql, email: string): Promise<void> {
  await tx
    .update(dataRequests)
    .set({ who: blankOut(who, email), note: blankOut(note, email) })
    .where(or(holdsAddress(who, email), holdsAddress(note, email)))
}

export async function forgetDoneRequests(db: Sql, before: Date): Promise<void> {
  await db.delete(dataRequests).where(lt(doneAt, before))
}
