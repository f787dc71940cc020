// Remembers what people looked for in vain, so that the operator can fill the gap.
import type { Deps } from '#platform/deps.ts'
import { foldText, wordsOf } from '#shared/fold-text.ts'
import type { EmptySearch, JobList } from '../board.schema.ts'
import { type BoardSearch, hasFilters } from '../board-search.rules.ts'
import { isContactData } from './contact-data.ts'
import { countMisses, listEmptySearches } from './empty-searches.store.ts'

const longest = 80

/**
 * Words only: what could name a person, an address or a number, is not kept at all. Nor are words that were looked for within
 * filters: the board may well have them.
 */
export function noteEmptySearch({ batches, clock }: Deps, { search, ...more }: BoardSearch, list: JobList): void {
  if (!search || list.total > 0 || list.page > 1 || hasFilters(more)) return
  const isPersonal = search.split(/\s+/).some((piece) => isContactData(piece) || /[@]|\d{5}/.test(piece))
  const words = wordsOf(foldText(search)).join(' ').slice(0, longest)
  if (!isPersonal && words) batches.add(countMisses, { words, at: clock.now() })
}

export async function readEmptySearches({ db, clock }: Deps): Promise<EmptySearch[]> {
  return listEmptySearches(db.orm, clock.now())
}
