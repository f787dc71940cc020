// How somebody stands in the forum.
import { findSuspension } from '#features/accounts/server/suspensions.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { Standing } from '../standing.schema.ts'

export async function readStanding({ db, clock }: Deps, userId: string): Promise<Standing> {
  const found = await findSuspension(db.orm, userId, clock.now())
  return { silenced: found && { reason: found.reason, until: found.until } }
}
