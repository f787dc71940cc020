// Signs what goes into links and checks it later. A key is made at its first use and kept in the database.
import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Clock } from '#shared/clock.ts'
import type { Sql } from './db.ts'
import { areSameBytes } from './same-bytes.ts'
import { signingKeys } from './signing-keys.table.ts'

export type SigningKeys = {
  sign(purpose: string, text: string): Promise<string>
  verify(purpose: string, text: string, signature: string): Promise<boolean>
}

export function makeSigningKeys({ db, clock }: { db: Sql; clock: Clock }): SigningKeys {
  const known = new Map<string, Promise<Buffer>>()

  function keyFor(purpose: string): Promise<Buffer> {
    const cached = known.get(purpose)
    if (cached) return cached
    const loading = loadOrMake(db, purpose, clock.now())
    known.set(purpose, loading)
    // A failed load must not be remembered: the database may be back for the next call.
    loading.catch(() => known.delete(purpose))
    return loading
  }

  const digest = async (purpose: string, text: string) =>
    createHmac('sha256', await keyFor(purpose))
      .update(text)
      .digest()

  return {
    sign: async (purpose, text) => (await digest(purpose, text)).toString('base64url'),
    async verify(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url')
      const expected = await digest(purpose, text)
      // Base64url has several spellings of the same bytes; only ours is accepted.
      return areSameBytes(given, expected) && given.toString('base64url') === signature
    },
  }
}

async function loadOrMake(db: Sql, purpose: string, now: Date): Promise<Buffer> {
  const secret = randomBytes(32)
  await db.insert(signingKeys).values({ purpose, secret, createdAt: now }).onConflictDoNothing()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) throw new Error(`The signing key for ${purpose} is missing`)
  return row.secret
}
