// The SQL of personal access tokens.
import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'
import type { Actor } from '#shared/actor.ts'
import type { TokenScope } from '#shared/token-scopes.ts'
import type { AccessToken, AccessTokenDraft } from '../access-token.schema.ts'
import { accessTokens } from './access-tokens.table.ts'
import { users } from './accounts.table.ts'
import { actorColumns } from './actor-columns.ts'

const { id, name, scopes, expiresOn, createdAt, lastUsedAt } = accessTokens
const shown = { id, name, scopes, expiresOn, createdAt, lastUsedAt }

type Row = {
  id: string
  name: string
  scopes: TokenScope[]
  expiresOn: string | null
  createdAt: Date
  lastUsedAt: Date | null
}

const toContract = (row: Row): AccessToken => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

export async function listTokens(db: Sql, userId: string): Promise<AccessToken[]> {
  const rows = await db
    .select(shown)
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(createdAt), desc(id))
  return rows.map(toContract)
}

export async function countTokens(db: Sql, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(accessTokens).where(eq(accessTokens.userId, userId))
  return row?.n ?? 0
}

type NewToken = AccessTokenDraft & { userId: string; token: string; createdAt: Date }

export async function insertToken(db: Sql, { token, ...rest }: NewToken): Promise<AccessToken> {
  const [row] = await db
    .insert(accessTokens)
    .values({ ...rest, tokenHash: hashToken(token) })
    .returning(shown)
  return toContract(row!)
}

export async function deleteToken(db: Sql, userId: string, tokenId: string): Promise<boolean> {
  const rows = await db
    .delete(accessTokens)
    .where(and(eq(id, tokenId), eq(accessTokens.userId, userId)))
    .returning({ id })
  return rows.length > 0
}

export async function deleteTokensSince(db: Sql, userId: string, since: Date): Promise<void> {
  await db.delete(accessTokens).where(and(eq(accessTokens.userId, userId), gte(createdAt, since)))
}

export async function markUsed(db: Sql, tokenId: string, now: Date): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(id, tokenId))
}

export type TokenHolder = {
  tokenId: string
  scopes: TokenScope[]
  expiresOn: string | null
  lastUsedAt: Date | null
  actor: Omit<Actor, 'mustSetUpSecondFactor' | 'sessionId' | 'confirmedAt'>
}

/** Whose token it is; their role is read each time, so a demotion counts at once. */
export async function findHolder(db: Sql, token: string): Promise<TokenHolder | null> {
  const [row] = await db
    .select({
      tokenId: accessTokens.id,
      scopes,
      expiresOn,
      lastUsedAt,
      actor: actorColumns,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.tokenHash, hashToken(token)))
  return row ?? null
}
