// After the rules of reading have changed, listings that were stored by older ones are read anew, newest first.
import type { Deps } from '#platform/deps.ts'
import { boardRegion } from './board.cache.ts'
import { renewSome } from './search-columns.store.ts'

export const renewalQueue = 'renew-search'
const atOnce = 1_000

export async function renewSearch(deps: Deps): Promise<void> {
  let renewed = 0
  do {
    renewed = await boardRegion(deps).change(deps.db, (tx) => renewSome(tx, atOnce))
  } while (renewed > 0)
}
