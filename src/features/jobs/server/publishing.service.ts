// Listings that wait: which there are, and publishing those whose time has come.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { inTurn } from '#platform/in-turn.ts'
import type { WaitingDraft } from '../job.schema.ts'
import { changeListings } from './board.cache.ts'
import * as store from './drafts.store.ts'
import { tellOfChange } from './listing-changes.service.ts'

export const publishQueue = 'publish-due'
export const publishCron = '* * * * *'

export async function readDrafts({ db }: Deps): Promise<WaitingDraft[]> {
  return store.listDrafts(db.orm)
}

/** Stands a repeat. */
export async function publishDue(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTurn(deps, await store.listDueDrafts(deps.db.orm, now), (id) => publish(deps, id, now))
}

async function publish(deps: Deps, id: string, now: Date): Promise<boolean> {
  const work = async (tx: Sql) => {
    const mine = await store.publishDraft(tx, id, now)
    if (mine) await tellOfChange(deps.queue, tx, id)
    return mine
  }
  return Boolean(await changeListings(deps, work, (mine) => (mine ? [mine] : [])))
}
