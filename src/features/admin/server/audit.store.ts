// The SQL of the audit log.
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { blankOutJson, holdsAddressInJson } from '#platform/blank-out.ts'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { type Bit, isAfter, newestFirst, type Place, placeOf } from '#platform/keyset.ts'
import { pageOf } from '#shared/paging.ts'
import type { AuditEntry, AuditPage, AuditQuery } from '../admin.schema.ts'
import { auditLog } from './audit.table.ts'
import { nameSubjects } from './audit-subjects.store.ts'

export type NewAct = Omit<typeof auditLog.$inferInsert, 'id' | 'adminId' | 'adminName'>

const formerAdmin = 'a former administrator'

/** An act may have been to delete one's own account: then nobody's name is kept. */
export async function recordAct(db: Sql, admin: { id: string; username: string }, act: NewAct): Promise<void> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.id, admin.id))
  const who = found ? { adminId: admin.id, adminName: admin.username } : { adminId: null, adminName: formerAdmin }
  await db.insert(auditLog).values({ ...act, ...who })
}

/** What the application does by itself, such as closing a listing whose page is gone. */
export async function recordWork(db: Sql, name: string, act: NewAct): Promise<void> {
  await db.insert(auditLog).values({ ...act, adminId: null, adminName: name })
}

const pageSize = 50
const dayMs = 86_400_000
type Filter = Omit<AuditQuery, 'page'>

function whereOf({ query, from, to }: Filter): SQL | undefined {
  const { act, adminName, subject, createdAt } = auditLog
  const words = query.toLowerCase()
  return and(
    query
      ? or(...[act, adminName].map((text) => contains(sql`lower(${text})`, words)), sql`lower(${subject}) = ${words}`)
      : undefined,
    from ? gte(createdAt, new Date(from)) : undefined,
    to ? lt(createdAt, new Date(Date.parse(to) + dayMs)) : undefined,
  )
}

const column = { at: auditLog.createdAt, id: auditLog.id }

function toEntry({ adminId: _adminId, createdAt, ...row }: typeof auditLog.$inferSelect) {
  return { ...row, createdAt: createdAt.toISOString() }
}

export async function listActs(db: Sql, search: AuditQuery): Promise<AuditPage> {
  const where = whereOf(search)
  const total = await db.$count(auditLog, where)
  const { offset, ...shown } = pageOf(search.page, total, pageSize)
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...newestFirst(column))
    .limit(pageSize)
    .offset(offset)
  return { entries: await nameSubjects(db, rows.map(toEntry)), total, ...shown }
}

/** All that the filter finds, newest first, some at a time. */
export async function readActs(
  db: Sql,
  filter: Filter,
  { after, limit }: Bit,
): Promise<(AuditEntry & { place: Place })[]> {
  const rows = await db
    .select({ row: auditLog, place: placeOf(column) })
    .from(auditLog)
    .where(and(whereOf(filter), isAfter(column, after)))
    .orderBy(...newestFirst(column))
    .limit(limit)
  return nameSubjects(
    db,
    rows.map(({ row, place }) => ({ ...toEntry(row), place })),
  )
}

export async function listActsOf(db: Sql, adminId: string) {
  const { act, subject, createdAt } = auditLog
  return db.select({ act, subject, createdAt }).from(auditLog).where(eq(auditLog.adminId, adminId))
}

/** What somebody wrote, and that it was theirs, leaves the log with their account; so does the title above somebody else's reply. */
export async function forgetAuthor(db: Sql, userId: string): Promise<void> {
  for (const state of ['before', 'after'] as const) {
    await db
      .update(auditLog)
      .set({ [state]: sql`${auditLog[state]} - 'author_id' - 'title' - 'preview'` })
      .where(sql`${auditLog[state]} ->> 'author_id' = ${userId}`)
    await db
      .update(auditLog)
      .set({ [state]: sql`${auditLog[state]} - 'topic_author_id' - 'title'` })
      .where(sql`${auditLog[state]} ->> 'topic_author_id' = ${userId}`)
  }
}

/** What somebody of the team wrote into an act, such as a reason, may name an address; the log keeps none. */
export async function blankAddress(db: Sql, email: string): Promise<void> {
  const { before, after } = auditLog
  await db
    .update(auditLog)
    .set({ before: blankOutJson(before, email), after: blankOutJson(after, email) })
    .where(or(holdsAddressInJson(before, email), holdsAddressInJson(after, email)))
}

/** The acts stay, the name goes. */
export async function forgetActor(db: Sql, adminId: string): Promise<void> {
  await db.update(auditLog).set({ adminName: formerAdmin }).where(eq(auditLog.adminId, adminId))
}
