// What acts were done to, by name: asked of whoever keeps it, and of the act itself once it is gone.
import { inArray, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { forumTopics } from '#features/forum/server/forum.table.ts'
import { companies, jobs } from '#features/jobs/server/jobs.table.ts'
import { payments } from '#features/membership/server/membership.table.ts'
import type { Sql } from '#platform/db.ts'
import { isUuid } from '#shared/uuid.ts'
import type { AuditEntry } from '../admin.schema.ts'

type Subject = Pick<AuditEntry, 'subjectName' | 'subjectKind'>
type Act = { subject: string | null; before: unknown; after: unknown }

export async function nameSubjects<A extends Act>(db: Sql, acts: readonly A[]): Promise<(A & Subject)[]> {
  const ids = [...new Set(acts.flatMap(({ subject }) => subject ?? []))].filter(isUuid)
  const found = ids.length === 0 ? new Map<string, Subject>() : await findSubjects(db, ids)
  return acts.map((act) => ({ ...act, ...(found.get(act.subject ?? '') ?? nameInAct(act)) }))
}

async function findSubjects(db: Sql, ids: string[]): Promise<Map<string, Subject>> {
  const payer = sql<string>`coalesce(${payments.payerName}, ${payments.email}, ${payments.sessionId})`
  const [people, listings, organisations, paid, topics] = await Promise.all([
    db.select({ id: users.id, name: users.username }).from(users).where(inArray(users.id, ids)),
    db.select({ id: jobs.id, name: jobs.title }).from(jobs).where(inArray(jobs.id, ids)),
    db.select({ id: companies.id, name: companies.name }).from(companies).where(inArray(companies.id, ids)),
    db.select({ id: payments.id, name: payer }).from(payments).where(inArray(payments.id, ids)),
    db.select({ id: forumTopics.id, name: forumTopics.title }).from(forumTopics).where(inArray(forumTopics.id, ids)),
  ])
  const name = (rows: { id: string; name: string }[], subjectKind: Subject['subjectKind']) =>
    rows.map((row): [string, Subject] => [row.id, { subjectName: row.name, subjectKind }])
  return new Map([
    ...name(people, 'person'),
    ...name(listings, 'listing'),
    ...name(organisations, 'organisation'),
    ...name(paid, 'payment'),
    ...name(topics, 'topic'),
  ])
}

const namingFields = ['title', 'username', 'name'] as const

/** Of something that is gone, or of many. */
function nameInAct({ before, after }: Act): Subject {
  for (const state of [after, before]) {
    if (!state || typeof state !== 'object') continue
    const fields = new Map(Object.entries(state))
    const name = namingFields.map((field) => fields.get(field)).find((value) => typeof value === 'string')
    if (typeof name === 'string') return { subjectName: name, subjectKind: null }
  }
  return { subjectName: null, subjectKind: null }
}
