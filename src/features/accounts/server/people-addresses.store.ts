// The SQL of an address that is corrected before anybody has confirmed it.
import { eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { emailKey } from '#shared/form-fields.ts'
import type { User } from '../account.schema.ts'
import { voidLinks } from './account-links.store.ts'
import { toUser } from './accounts.store.ts'
import { users } from './accounts.table.ts'

/** Links that went to the wrong address open nothing any more. */
export async function correctAddress(tx: Sql, userId: string, email: string): Promise<User> {
  for (const purpose of ['verify_email', 'change_email', 'reset'] as const) await voidLinks(tx, userId, purpose)
  const [row] = await tx
    .update(users)
    .set({ email, emailKey: emailKey(email), emailVerified: false, pendingEmail: null })
    .where(eq(users.id, userId))
    .returning()
  return toUser(row!)
}
