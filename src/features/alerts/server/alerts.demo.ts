// Two searches that the demo's member has saved.
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { findCredentials } from '#features/accounts/server/accounts.store.ts'
import { readFilters } from '#features/jobs/board-search.rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { SavedSearchDraft } from '../alert.schema.ts'
import { wordsOf } from './saved-searches.service.ts'
import { countSearches, insertSearch } from './saved-searches.store.ts'

const day = 86_400_000

const searches: SavedSearchDraft[] = [
  { name: 'Turtles, wherever they are', params: { search: 'turtle' }, cadence: 'daily' },
  { name: 'Paid work on coral', params: { search: 'coral', jobType: 'job', paidPosition: 'true' }, cadence: 'weekly' },
]

export async function addDemoAlerts({ clock }: Deps, tx: Sql): Promise<void> {
  const member = await findCredentials(tx, { email: demoAccounts[1].email })
  if (!member || (await countSearches(tx, member.user.id)) > 0) return
  const now = clock.now()
  for (const [index, search] of searches.entries()) {
    const createdAt = new Date(now.getTime() - (20 - index) * day)
    const words = wordsOf(readFilters(search.params))
    await insertSearch(tx, { ...search, ...words, userId: member.user.id, createdAt, since: now })
  }
}
