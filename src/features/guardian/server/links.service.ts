// The desk: what the guardian found, and what the operator decides about it.
import { isLive, isOver } from '#features/jobs/closing.rules.ts'
import { findJob } from '#features/jobs/server/jobs.store.ts'
import { editJob } from '#features/jobs/server/posting.service.ts'
import type { Deps } from '#platform/deps.ts'
import { refuse } from '../guardian.refusals.ts'
import { keptFor, type LinkState } from '../guardian.rules.ts'
import type { Link } from '../link.schema.ts'
import * as store from './links.store.ts'
import { watchAll } from './looking.service.ts'

export async function readLinks({ db, clock }: Deps, wanted?: LinkState): Promise<Link[]> {
  return store.listLinks(db.orm, { wanted }, clock.now())
}

export async function readLink({ db, clock }: Deps, jobId: string): Promise<Link> {
  const [link] = await store.listLinks(db.orm, { only: jobId }, clock.now())
  if (!link) throw refuse('not_found', 'link_not_found')
  return link
}

async function findCheck(deps: Deps, jobId: string): Promise<store.LinkCheck> {
  await store.holdListing(deps.db.orm, jobId)
  await watchAll(deps, jobId)
  const check = await store.holdCheck(deps.db.orm, jobId)
  if (check) return check
  await readLink(deps, jobId)
  throw refuse('conflict', 'listing_not_live')
}

/** The look itself is made afterwards, when the host's turn has come. */
export async function askForLook(deps: Deps, jobId: string): Promise<Link> {
  return inOne(deps, async (inside) => {
    const check = await findCheck(inside, jobId)
    if (check.state === 'closed') throw refuse('conflict', 'link_closed')
    await store.changeCheck(inside.db.orm, jobId, { nextAt: deps.clock.now() })
    return readLink(inside, jobId)
  })
}

/** The page is fine: what spoke against it is passed over for two weeks. */
export async function keepLink(deps: Deps, jobId: string): Promise<Link> {
  const now = deps.clock.now()
  return inOne(deps, async (inside) => {
    const check = await findCheck(inside, jobId)
    if (check.state === 'closed') throw refuse('conflict', 'link_closed')
    const kept = check.sign ? { keptSign: check.sign, keptUntil: new Date(now.getTime() + keptFor) } : {}
    const change = { state: 'open', reason: 'kept', sign: null, excerpt: null, firstGoneAt: null, ...kept } as const
    await store.changeCheck(inside.db.orm, jobId, change)
    return readLink(inside, jobId)
  })
}

export async function closeLink(deps: Deps, jobId: string): Promise<Link> {
  return inOne(deps, async (inside) => {
    await findCheck(inside, jobId)
    await editJob(inside, jobId, { active: false })
    await store.changeCheck(inside.db.orm, jobId, { state: 'closed', reason: 'closed_by_hand' })
    return readLink(inside, jobId)
  })
}

/** Undoes a closing. The guardian begins anew with it. What would not be on the board by it stays as it is, and says why. */
export async function reopenLink(deps: Deps, jobId: string): Promise<Link> {
  return inOne(deps, async (inside) => {
    await readLink(inside, jobId)
    await store.holdListing(inside.db.orm, jobId)
    // A draft that is made active goes online, whatever time it was given.
    if ((await findJob(inside.db.orm, jobId))?.draft) throw refuse('conflict', 'listing_is_draft')
    const job = await editJob(inside, jobId, { active: true })
    const now = deps.clock.now()
    if (job.closesOn && isOver(job.closesOn, now)) throw refuse('conflict', 'closing_day_over')
    if (!isLive(job, now)) throw refuse('conflict', 'time_over')
    await watchAll(inside, jobId)
    return readLink(inside, jobId)
  })
}

function inOne<T>(deps: Deps, work: (inside: Deps) => Promise<T>): Promise<T> {
  return deps.db.asOne((db) => work({ ...deps, db }))
}
