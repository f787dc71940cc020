// The SQL of passkeys.
import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Passkey } from '../second-factor.schema.ts'
import { passkeys } from './second-factor.table.ts'

type PasskeyRow = typeof passkeys.$inferSelect
/** What is needed to check an answer; only the public half of a key is ever here. */
export type Credential = Pick<PasskeyRow, 'id' | 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>

function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}

export async function listPasskeys(db: Sql, userId: string): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  return rows.map(toPasskey)
}

export async function listCredentials(db: Sql, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const { credentialId, transports } = passkeys
  return db.select({ id: credentialId, transports }).from(passkeys).where(eq(passkeys.userId, userId))
}

export async function findCredential(db: Sql, credentialId: string): Promise<Credential | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

export type NewPasskeyRow = Omit<PasskeyRow, 'id' | 'lastUsedAt'>

/** Null when this passkey is known already, to whomever it belongs. */
export async function insertPasskey(db: Sql, passkey: NewPasskeyRow): Promise<Passkey | null> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return row ? toPasskey(row) : null
}

export async function markUsed(db: Sql, id: string, counter: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function deletePasskey(db: Sql, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
