// What admins do with the list of subscribers: save it as a file, and erase an address that has no account.
import type { AccountParts } from '#features/accounts/server/accounts.service.ts'
import { findUserId } from '#features/accounts/server/accounts.store.ts'
import { noteDone } from '#features/accounts/server/data-requests.service.ts'
import { forgetAddress } from '#features/accounts/server/former-addresses.service.ts'
import type { Deps } from '#platform/deps.ts'
import { inBits } from '#platform/keyset.ts'
import { refuse } from '../newsletter.refusals.ts'
import type { SubscriberSearch } from '../subscriber-desk.schema.ts'
import { deleteSubscriber, readSubscribers } from './subscriber-desk.store.ts'
import { findSubscriber } from './subscribers.store.ts'

const columns = ['email', 'state', 'username', 'source', 'consentAt', 'confirmedAt', 'unsubscribedAt'] as const

export function subscribersFile({ db }: Deps, search: SubscriberSearch) {
  async function* read() {
    for await (const rows of inBits((bit) => readSubscribers(db.orm, search, bit)))
      yield rows.map(({ place: _place, ...row }) => row)
  }
  return { name: 'subscribers', columns, batches: read() }
}

/** With everything that is kept of the address, unless somebody has an account under it: then that is theirs. */
export async function eraseSubscriber(deps: Deps, parts: AccountParts, id: string): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const found = await findSubscriber(tx, id)
    if (!found) throw refuse('not_found', 'subscriber_not_found')
    if (found.userId) throw refuse('conflict', 'subscriber_has_account')
    await deleteSubscriber(tx, id)
    // Issues that wait for this reader are nobody else's, whoever has an account.
    await deps.mailer.forgetNamed(tx, id)
    await noteDone(deps, tx, { kind: 'erasure', way: 'team', email: found.email })
    if (!(await findUserId(tx, found.email))) await forgetAddress(deps, tx, parts, found.email)
  })
}
