// Somebody's own notes about their applications. Nobody else reads them, admins neither.
import { lockUser } from '#features/accounts/server/accounts.store.ts'
import { findJobFor } from '#features/jobs/server/board.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../logbook.refusals.ts'
import { mostEntries } from '../logbook.rules.ts'
import type { LogbookEntry, LogbookNote } from '../logbook.schema.ts'
import * as store from './logbook.store.ts'

export async function readLogbook({ db, clock }: Deps, actor: Actor): Promise<LogbookEntry[]> {
  return store.listEntries(db.orm, actor.id, clock.now())
}

/** Replaces. A listing that is gone, or that the person may not read, can go on in the logbook, but not begin there. */
export async function noteDown(deps: Deps, actor: Actor, jobId: string, note: LogbookNote): Promise<LogbookEntry> {
  const now = deps.clock.now()
  const mayBegin = (await findJobFor(deps, actor, jobId)) !== null
  return deps.db.orm.transaction(async (tx) => {
    await lockUser(tx, actor.id)
    const of = { userId: actor.id, jobId }
    const copy = await store.copyOf(tx, jobId)
    if (!(await store.updateEntry(tx, of, { ...note, ...copy }, now))) {
      if (!copy || !mayBegin) throw refuse('not_found', 'job_not_found')
      if ((await store.countEntries(tx, actor.id)) >= mostEntries) throw refuse('conflict', 'logbook_full')
      await store.insertEntry(tx, of, { ...note, ...copy }, now)
    }
    const entries = await store.listEntries(tx, actor.id, now)
    return entries.find((entry) => entry.jobId === jobId)!
  })
}

export async function strikeOut({ db }: Deps, actor: Actor, jobId: string): Promise<void> {
  if (!(await store.deleteEntry(db.orm, actor.id, jobId))) throw refuse('not_found', 'entry_not_found')
}
