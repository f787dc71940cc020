// The demo's member was here some days ago: what came since is new to them.
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { findCredentials } from '#features/accounts/server/accounts.store.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { noteVisit } from './visits.store.ts'

const threeDays = 3 * 86_400_000

export async function addDemoVisits({ clock }: Deps, tx: Sql): Promise<void> {
  const member = await findCredentials(tx, { email: demoAccounts[1].email })
  if (!member) return
  const then = new Date(clock.now().getTime() - threeDays)
  // Who has been here since is left alone.
  await noteVisit(tx, member.user.id, { now: then, endedBefore: then, notedBefore: then })
}
