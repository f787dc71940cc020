// What a person does with saved searches: keep, change, delete; and how a search is stored so that listings can be compared.
import { isDeepStrictEqual } from 'node:util'
import { lockUser } from '#features/accounts/server/accounts.store.ts'
import { type BoardSearch, type PlainFilter, readFilters, whyNotFilter } from '#features/jobs/board-search.rules.ts'
import { type AskedQuestion, askBoth } from '#features/jobs/server/finding.service.ts'
import { type Merge, tellOfChange } from '#features/jobs/server/listing-changes.service.ts'
import type { Deps } from '#platform/deps.ts'
import { type Actor, accessOf } from '#shared/actor.ts'
import { foldText } from '#shared/fold-text.ts'
import { refuse } from '../alert.refusals.ts'
import { mostSearches, nameOfFollowing } from '../alert.rules.ts'
import type { SavedSearch, SavedSearchDraft, SavedSearchEdit } from '../alert.schema.ts'
import { feedAddress, readStop } from './alert-links.ts'
import type { AskedFilters } from './alerts.table.ts'
import { chosenFilters } from './matching.store.ts'
import * as store from './saved-searches.store.ts'

export async function listSaved(deps: Deps, actor: Actor): Promise<SavedSearch[]> {
  const { db, clock } = deps
  const [searches, untold] = await Promise.all([
    store.listSearches(db.orm, actor.id),
    store.countUntold(db.orm, actor.id, clock.now()),
  ])
  return Promise.all(searches.map((search) => toAnswer(deps, actor, search, untold.get(search.id))))
}

async function toAnswer(deps: Deps, actor: Actor, search: store.StoredSearch, finds = 0): Promise<SavedSearch> {
  const { id, name, params, cadence, createdAt } = search
  const rests = whyNotFilter(readFilters(params), accessOf(actor, deps.clock.now())) !== null
  const feedUrl = await feedAddress(deps, search)
  return { id, name, params, cadence, createdAt: createdAt.toISOString(), finds, rests, feedUrl }
}

export async function saveSearch(deps: Deps, actor: Actor, draft: SavedSearchDraft): Promise<SavedSearch> {
  const now = deps.clock.now()
  const search = readFilters(draft.params)
  checkAccess(deps, actor, search)
  const words = wordsOf(search)
  const saved = await deps.db.orm.transaction(async (tx) => {
    // Of two at once the second one counts the first.
    await lockUser(tx, actor.id)
    if ((await store.countSearches(tx, actor.id)) >= mostSearches) throw refuse('conflict', 'too_many')
    return store.insertSearch(tx, { ...draft, ...words, userId: actor.id, createdAt: now, since: now })
  })
  return toAnswer(deps, actor, saved)
}

/** Asking for something else, or for letters after a silence, begins anew: what was there before is no news. */
export async function changeSearch(deps: Deps, actor: Actor, id: string, edit: SavedSearchEdit): Promise<SavedSearch> {
  const search = edit.params && readFilters(edit.params)
  if (search) checkAccess(deps, actor, search)
  const words = search && wordsOf(search)
  const now = deps.clock.now()
  const changed = await deps.db.orm.transaction(async (tx) => {
    const before = await store.holdSearch(tx, { id, userId: actor.id })
    if (!before) throw refuse('not_found', 'search_not_found')
    const speaksAgain = before.cadence === 'never' && edit.cadence !== undefined && edit.cadence !== 'never'
    const isOther = edit.params !== undefined && !isDeepStrictEqual(edit.params, before.params)
    if (isOther || speaksAgain) await store.forgetFinds(tx, id)
    // Letters of another rhythm begin with its next hour, not with what had waited for the hour of the one before.
    else if (edit.cadence && edit.cadence !== before.cadence) await store.dateFinds(tx, id, now)
    const since = isOther || speaksAgain ? { since: now } : {}
    const change = { ...edit, ...words, ...since }
    return Object.keys(change).length > 0 ? store.updateSearch(tx, id, change) : before
  })
  const untold = await store.countUntold(deps.db.orm, actor.id, now)
  return toAnswer(deps, actor, changed, untold.get(id))
}

export async function deleteSaved({ db }: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await store.deleteSearch(db.orm, { id, userId: actor.id }))) throw refuse('not_found', 'search_not_found')
}

/** Whoever had the old address of the feed has it no more. */
export async function renewFeed(deps: Deps, actor: Actor, id: string): Promise<SavedSearch> {
  const renewed = await deps.db.orm.transaction(async (tx) => {
    if (!(await store.holdSearch(tx, { id, userId: actor.id }))) throw refuse('not_found', 'search_not_found')
    return store.renewFeed(tx, id)
  })
  const untold = await store.countUntold(deps.db.orm, actor.id, deps.clock.now())
  return toAnswer(deps, actor, renewed, untold.get(id))
}

/** By the link in a letter: the signature is the proof. */
export async function stopByLink(deps: Deps, token: string): Promise<number> {
  const { userId, searchId } = await readStop(deps, token)
  return deps.db.orm.transaction(async (tx) => {
    if (!searchId) await deps.mailer.recall(tx, 'alert', userId)
    return store.silence(tx, userId, searchId)
  })
}

/**
 * Two organisations have become one: who asked for the one that is gone asks for the other, and nobody twice. Its listings may
 * have been compared under their new name before: then what waited to be told of them was forgotten, and is looked for again.
 */
export async function followMerged(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  { gone, stays, jobIds = [] }: Merge,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const asking = await store.holdAskingFor(tx, foldText(gone))
    if (asking.length > 0) for (const jobId of jobIds) await tellOfChange(queue, tx, jobId)
    for (const { id, userId, name, params } of asking) {
      const moved = { ...params, company: stays }
      const others = (await store.listSearches(tx, userId)).filter((each) => each.id !== id)
      if (others.some((each) => isDeepStrictEqual(each.params, moved))) await store.deleteSearch(tx, { id, userId })
      else {
        const renamed = name === nameOfFollowing(gone) ? { name: nameOfFollowing(stays) } : {}
        await store.updateSearch(tx, id, { ...renamed, params: moved, ...wordsOf(readFilters(moved)) })
      }
    }
  })
}

function checkAccess({ clock }: Deps, actor: Actor, search: BoardSearch): void {
  const reason = whyNotFilter(search, accessOf(actor, clock.now()))
  if (reason) throw refuse('forbidden', reason)
}

/** A search as it is compared with one listing: words as both kinds of people ask them, and the filters. */
export function wordsOf(search: BoardSearch): store.Words {
  const { member, open, version } = askBoth(search)
  return {
    memberWords: member.words,
    openWords: open.words,
    asked: filtersOf(search, member, open),
    wordsVersion: version,
  }
}

function filtersOf(search: BoardSearch, member: AskedQuestion, open: AskedQuestion): AskedFilters {
  const signs = ({ literals, isUnanswerable }: AskedQuestion) => ({ literals, isUnanswerable })
  const { location, company, closesBefore, paidPosition } = search
  const chosen = chosenFilters.flatMap((name) => {
    const values: readonly string[] = search[name] ?? []
    const compared = name === 'experienceLevel' ? values.map((value) => value.toLowerCase()) : values
    return compared.length > 0 ? [[name, [...compared]]] : []
  })
  const others = {
    location: location ? foldText(location) : undefined,
    company: company ? foldText(company) : undefined,
    closesBefore: closesBefore || undefined,
    paidPosition: paidPosition || undefined,
  } satisfies Record<PlainFilter, string | true | undefined>
  return { member: signs(member), open: signs(open), ...Object.fromEntries(chosen), ...others }
}

const renewedAtOnce = 200

/** After the rules of reading have changed, saved searches are read anew. */
export async function renewSavedWords(deps: Deps): Promise<void> {
  const { version } = askBoth({})
  let renewed = 0
  do {
    renewed = await deps.db.orm.transaction(async (tx) => {
      const old = await store.holdOldWords(tx, version, renewedAtOnce)
      for (const { id, params } of old) await store.updateSearch(tx, id, wordsOf(readFilters(params)))
      return old.length
    })
  } while (renewed > 0)
}
