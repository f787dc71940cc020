// The SQL of the audit log, and how things looked before and after an act.
import { desc, eq, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { AuditPage } from '../admin.schema.ts'
import { auditLog } from './audit.table.ts'

export type NewAct = Omit<typeof auditLog.$inferInsert, 'id'>

export async function insertAct(db: Sql, act: NewAct): Promise<void> {
  await db.insert(auditLog).values(act)
}

const pageSize = 50

export async function listActs(db: Sql, page: number): Promise<AuditPage> {
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(auditLog)
  const total = counted?.n ?? 0
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  const shown = Math.min(page, totalPages)
  const rows = await db
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
  const entries = rows.map(({ adminId: _adminId, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))
  return { entries, total, page: shown, totalPages }
}

export async function listActsOf(db: Sql, adminId: string) {
  const { act, subject, createdAt } = auditLog
  return db.select({ act, subject, createdAt }).from(auditLog).where(eq(auditLog.adminId, adminId))
}

/** The acts stay, the name goes. */
export async function forgetActor(db: Sql, adminId: string): Promise<void> {
  await db.update(auditLog).set({ adminName: 'a former administrator' }).where(eq(auditLog.adminId, adminId))
}

/** Of people only what an act can change: the log outlives their account. */
const looks = {
  jobs: sql`select to_jsonb(t) - 'search_text' - 'search_words' - 'search_location' as state from jobs t`,
  companies: sql`select to_jsonb(t) as state from companies t`,
  payments: sql`select jsonb_build_object('status', status, 'user_id', user_id, 'reason', reason) as state from payments t`,
  users: sql`select jsonb_build_object('role', role, 'subscription_type', subscription_type,
    'subscription_end_date', subscription_end_date) as state from users t`,
  forum_topics: sql`select jsonb_build_object('is_pinned', is_pinned, 'is_locked', is_locked) as state from forum_topics t`,
} as const
export type Kind = keyof typeof looks

export async function readState(db: Sql, kind: Kind, id: string): Promise<unknown> {
  const { rows } = await db.execute<{ state: unknown }>(sql`${looks[kind]} where t.id = ${id}`)
  return rows[0]?.state ?? null
}
