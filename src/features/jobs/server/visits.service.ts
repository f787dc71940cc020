// Somebody comes to the board: since when they were away, and how much is new.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { visitEndsAfterMs, visitNotedEveryMs } from '../visit.rules.ts'
import type { BoardVisit } from '../visit.schema.ts'
import { hiddenOf } from './hidden.service.ts'
import { countPostedSince, noteVisit } from './visits.store.ts'

export async function comeToBoard(deps: Deps, actor: Actor): Promise<BoardVisit> {
  const now = deps.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const since = await noteVisit(deps.db.orm, actor.id, {
    now,
    endedBefore: ago(visitEndsAfterMs),
    notedBefore: ago(visitNotedEveryMs),
  })
  if (!since) return { since: null, newListings: 0 }
  const newListings = await countPostedSince(deps.db.orm, since, now, await hiddenOf(deps, actor))
  return { since: since.toISOString(), newListings }
}
