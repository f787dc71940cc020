// The SQL of browsers and addresses that an account was signed in from. They are stored as hashes.
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'
import { emailKey } from '#shared/form-fields.ts'
import { signInPlaces, users } from './accounts.table.ts'

export type Place = { browser: string | null; limitAddress: string }

const placesPerPerson = 20
const rememberMs = 400 * 86_400_000

/** The browser first: it says more than an address that many may share. */
function hashesOf({ browser, limitAddress }: Place): Buffer[] {
  return [...(browser ? [`browser:${browser}`] : []), `address:${limitAddress}`].map(hashToken)
}

/** A short name of the known place, the same each time; null for a stranger. */
export async function findKnownPlace(db: Sql, email: string, place: Place): Promise<string | null> {
  const hashes = hashesOf(place)
  const rows = await db
    .select({ hash: signInPlaces.placeHash })
    .from(signInPlaces)
    .innerJoin(users, eq(users.id, signInPlaces.userId))
    .where(and(eq(users.emailKey, emailKey(email)), inArray(signInPlaces.placeHash, hashes)))
  const known = hashes.find((hash) => rows.some((row) => row.hash.equals(hash)))
  return known ? known.toString('hex').slice(0, 32) : null
}

export async function rememberPlace(tx: Sql, userId: string, place: Place, now: Date): Promise<void> {
  const rows = hashesOf(place).map((placeHash) => ({ userId, placeHash, lastUsedAt: now }))
  await tx
    .insert(signInPlaces)
    .values(rows)
    .onConflictDoUpdate({
      target: [signInPlaces.userId, signInPlaces.placeHash],
      set: { lastUsedAt: sql`excluded.last_used_at` },
    })
  const surplus = tx
    .select({ hash: signInPlaces.placeHash })
    .from(signInPlaces)
    .where(eq(signInPlaces.userId, userId))
    .orderBy(desc(signInPlaces.lastUsedAt))
    .offset(placesPerPerson)
  await tx.delete(signInPlaces).where(and(eq(signInPlaces.userId, userId), inArray(signInPlaces.placeHash, surplus)))
}

export async function forgetOldPlaces(db: Sql, now: Date): Promise<void> {
  await db.delete(signInPlaces).where(lte(signInPlaces.lastUsedAt, new Date(now.getTime() - rememberMs)))
}
