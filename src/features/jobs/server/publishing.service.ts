// Listings that wait: which there are, and publishing those whose time has come.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
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
  let published = 0
  for (const id of await store.listDueDrafts(deps.db.orm, now)) {
    const publish = async (tx: Sql) => {
      const mine = await store.publishDraft(tx, id, now)
      if (mine) await tellOfChange(deps.queue, tx, id)
      return mine
    }
    const done = await changeListings(deps, publish, (mine) => (mine ? [mine] : []))
    published += done ? 1 : 0
  }
  return published
}
