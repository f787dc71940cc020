// What the forum reads of members: who a mention means, and the lock that puts one member's posts in a row.
import { sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'

/**
 * One post at a time per member, so that a form sent twice meets its first post. The account can't be deleted meanwhile;
 * it is locked before any topic, as its deletion does, so that the two never wait for each other.
 */
export async function holdAuthor(tx: Sql, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`forum:${id}`}, 0))`)
  await tx.execute(sql`select 1 from ${users} where ${users.id} = ${id} for key share`)
}

export type Mentioned = { id: string; username: string; key: string }

export async function findMentioned(db: Sql, keys: readonly string[]): Promise<Mentioned[]> {
  return keys.length === 0 ? [] : mentionedQuery(db).execute({ keys })
}

const mentionedQuery = preparedOnce((db) =>
  db
    .select({ id: users.id, username: users.username, key: users.usernameKey })
    .from(users)
    .where(sql`${users.usernameKey} = any(${sql.placeholder('keys')}::text[])`)
    .prepare('mentioned'),
)
