// The SQL of questions that wait for an answer. Only hashes are stored; each is answered once.
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'
import { signInChallenges } from './second-factor.table.ts'

export type ChallengePurpose = typeof signInChallenges.$inferSelect.purpose

const lifeMs = 5 * 60_000
export const triesPerChallenge = 5

type NewChallenge = { token: string; purpose: ChallengePurpose; userId: string | null; now: Date }

export async function insertChallenge(db: Sql, { token, purpose, userId, now }: NewChallenge): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifeMs)
  await db.insert(signInChallenges).values({ tokenHash: hashToken(token), purpose, userId, createdAt: now, expiresAt })
}

type Asked = { token: string; purpose: ChallengePurpose; now: Date }

const isOpen = ({ token, purpose, now }: Asked) =>
  and(
    eq(signInChallenges.tokenHash, hashToken(token)),
    eq(signInChallenges.purpose, purpose),
    gt(signInChallenges.expiresAt, now),
    lt(signInChallenges.tries, triesPerChallenge),
  )

/** Looking does not use it up. */
export async function findChallenge(db: Sql, asked: Asked): Promise<{ userId: string | null } | null> {
  const [row] = await db.select({ userId: signInChallenges.userId }).from(signInChallenges).where(isOpen(asked))
  return row ?? null
}

/** Before the answer is looked at, so that many at once can't have more tries than one after the other. */
export async function countTry(db: Sql, asked: Asked): Promise<boolean> {
  const rows = await db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(isOpen(asked))
    .returning({ tries: signInChallenges.tries })
  return rows.length > 0
}

/** Of two at once, one gets the row. Its tries were counted before. */
export async function takeChallenge(
  db: Sql,
  { token, purpose, now }: Asked,
): Promise<{ userId: string | null } | null> {
  const [row] = await db
    .delete(signInChallenges)
    .where(
      and(
        eq(signInChallenges.tokenHash, hashToken(token)),
        eq(signInChallenges.purpose, purpose),
        gt(signInChallenges.expiresAt, now),
      ),
    )
    .returning({ userId: signInChallenges.userId })
  return row ?? null
}

/** Sign-ins that were begun with a password which does not count any more. */
export async function voidChallenges(db: Sql, userId: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}

export async function forgetOldChallenges(db: Sql, now: Date): Promise<void> {
  await db.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now))
}
