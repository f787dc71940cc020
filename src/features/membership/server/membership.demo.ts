// The ledger behind the demo's memberships: what an account says has a row that says why, so that paying extends it.
import { ne } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { readEntries } from './ledger.store.ts'
import { membershipLedger } from './membership.table.ts'

const day = 86_400_000

/** After the accounts. Leaves alone whoever has a ledger. */
export async function addDemoMemberships(_deps: Deps, tx: Sql): Promise<void> {
  const members = await tx.select().from(users).where(ne(users.subscriptionType, 'Free'))
  for (const { id: userId, subscriptionEndDate: endAfter } of members) {
    if (!endAfter || (await readEntries(tx, userId)).length > 0) continue
    const createdAt = new Date(endAfter.getTime() - 365 * day)
    const reason = 'A member of the demo'
    await tx.insert(membershipLedger).values({ userId, kind: 'grant', days: 365, reason, endAfter, createdAt })
  }
}
