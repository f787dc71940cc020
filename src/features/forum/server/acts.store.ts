// The SQL of what moderators did, as far as it can be undone.
import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { ActKind, ForumActSearch } from '../act.schema.ts'
import type { ActFacts } from './act-facts.ts'
import { forumActs, forumKept } from './acts.table.ts'
import { forumTopics } from './forum.table.ts'

const shown = 100

export type NewAct = { actorId: string; postId: string; topicId: string; facts: ActFacts; createdAt: Date }

export async function insertAct(tx: Sql, act: NewAct): Promise<string> {
  const [row] = await tx
    .insert(forumActs)
    .values({ ...act, kind: act.facts.kind })
    .returning({ id: forumActs.id })
  return row!.id
}

/** Of the post it was done to, or of the topic that was merged. */
const keptRow = sql`${forumKept} where ${forumKept.actId} = ${forumActs.id} and ${forumKept.row} ->> 'id' = ${forumActs.postId}::text`
const { id, kind, postId, topicId, facts, createdAt, undoneAt } = forumActs
const columns = {
  ...{ id, kind, postId, topicId, facts, createdAt, undoneAt },
  hasWords: sql<boolean>`exists (select 1 from ${keptRow})`,
}

export type Act = {
  id: string
  kind: ActKind
  postId: string
  topicId: string
  facts: ActFacts
  createdAt: Date
  undoneAt: Date | null
  hasWords: boolean
}

/** Of two who undo the same act at once, one does it. */
export async function lockAct(tx: Sql, actId: string): Promise<Act | null> {
  await tx.execute(sql`select 1 from ${forumActs} where ${id} = ${actId} for update`)
  const [row] = await tx.select(columns).from(forumActs).where(eq(id, actId))
  return row ?? null
}

export async function markUndone(tx: Sql, actId: string, undoneById: string, now: Date): Promise<void> {
  await tx.update(forumActs).set({ undoneAt: now, undoneById }).where(eq(id, actId))
  await forgetKept(tx, eq(forumKept.actId, actId))
}

export type ListedAct = Act & {
  title: string | null
  /** Of the post that was taken away, while it is kept. */
  content: string | null
  actor: { id: string; username: string } | null
}

/** A title is the topic's own, or that of the rows which can come back. */
export async function listActs(db: Sql, search: ForumActSearch): Promise<ListedAct[]> {
  const kept = (column: string) => sql<string | null>`(select ${forumKept.row} ->> ${column} from ${keptRow} limit 1)`
  return db
    .select({
      ...columns,
      title: sql<string | null>`coalesce(${forumTopics.title}, ${kept('title')})`,
      content: kept('content'),
      actor: { id: users.id, username: users.username },
    })
    .from(forumActs)
    .leftJoin(users, eq(users.id, forumActs.actorId))
    .leftJoin(forumTopics, eq(forumTopics.id, topicId))
    .where(and(search.post ? eq(postId, search.post) : undefined, search.kind ? eq(kind, search.kind) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(shown)
}

async function forgetKept(tx: Sql, which: SQL): Promise<void> {
  await tx.delete(forumKept).where(which)
}

/** What can't come back any more, and then that it was done. */
export async function forgetOldActs(db: Sql, times: { kept: Date; acts: Date }): Promise<void> {
  const tooOld = db.select({ id }).from(forumActs).where(lte(createdAt, times.kept))
  await forgetKept(db, sql`${forumKept.actId} in (${tooOld})`)
  await db.delete(forumActs).where(lte(createdAt, times.acts))
}

export async function readActState(db: Sql, actId: string): Promise<unknown> {
  const [row] = await db
    .select({ kind, post_id: postId, undone: sql<boolean>`${isNotNull(undoneAt)}` })
    .from(forumActs)
    .where(eq(id, actId))
  return row ?? null
}

export async function listActsOf(db: Sql, actorId: string) {
  return db.select({ kind, postId, createdAt }).from(forumActs).where(eq(forumActs.actorId, actorId))
}
