// The SQL of the audit log.
import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { blankOutJson, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import { pageOf } from '#shared/paging.ts'
import { isUuid } from '#shared/uuid.ts'
import type { AuditPage } from '../admin.schema.ts'
import { auditLog } from './audit.table.ts'

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

export async function listActs(db: Sql, wanted: number): Promise<AuditPage> {
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(auditLog)
  const total = counted?.n ?? 0
  const { offset, ...shown } = pageOf(wanted, total, pageSize)
  const rows = await db
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(pageSize)
    .offset(offset)
  const names = await namesOf(
    db,
    rows.flatMap(({ subject }) => subject ?? []),
  )
  const entries = rows.map(({ adminId: _adminId, createdAt, ...row }) => ({
    ...row,
    subjectName: names.get(row.subject ?? '') ?? null,
    createdAt: createdAt.toISOString(),
  }))
  return { entries, total, ...shown }
}

/** Of those among the subjects who are people. */
async function namesOf(db: Sql, subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(subjects)].filter(isUuid)
  const { id, username } = users
  const rows = ids.length === 0 ? [] : await db.select({ id, username }).from(users).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.username]))
}

export async function listActsOf(db: Sql, adminId: string) {
  const { act, subject, createdAt } = auditLog
  return db.select({ act, subject, createdAt }).from(auditLog).where(eq(auditLog.adminId, adminId))
}

/** What somebody wrote, and that it was theirs, leaves the log with their account. */
export async function forgetAuthor(db: Sql, userId: string): Promise<void> {
  await db
    .update(auditLog)
    .set({ before: sql`${auditLog.before} - 'author_id' - 'title' - 'preview'` })
    .where(sql`${auditLog.before} ->> 'author_id' = ${userId}`)
}

/** What somebody of the team wrote into an act, such as a reason, may name an address; the log keeps none. */
export async function blankAddress(db: Sql, email: string): Promise<void> {
  const { before, after } = auditLog
  await db
    .update(auditLog)
    .set({ before: blankOutJson(before, email), after: blankOutJson(after, email) })
    .where(or(holdsAddress(before, email), holdsAddress(after, email)))
}

/** The acts stay, the name goes. */
export async function forgetActor(db: Sql, adminId: string): Promise<void> {
  await db.update(auditLog).set({ adminName: formerAdmin }).where(eq(auditLog.adminId, adminId))
}
