// Which addresses must not be written to, those that were forgotten included: of these a hash with a key of ours is known.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { inBits } from '#platform/keyset.ts'
import { emailKey } from '#shared/form-fields.ts'
import * as store from './suppressions.store.ts'

/** Every address that is known, as a file. */
export function suppressionsFile({ db }: Deps) {
  async function* read() {
    for await (const rows of inBits((bit) => store.readSuppressions(db.orm, bit)))
      yield rows.map(({ place: _place, ...row }) => row)
  }
  return { name: 'not-written-to', columns: ['address', 'reason', 'at'] as const, batches: read() }
}

type Keys = Pick<Deps, 'keys'>

const hashOf = ({ keys }: Keys, email: string) => keys.sign('suppressed-address', emailKey(email))

export async function findSuppression(deps: Keys, db: Sql, email: string): Promise<store.Suppression | null> {
  const known = await store.findSuppression(db, email)
  return known ?? store.findForgottenComplaint(db, await hashOf(deps, email))
}

export async function liftSuppression(deps: Keys, tx: Sql, email: string): Promise<store.Suppression | null> {
  const [known, forgotten] = [
    await store.liftSuppression(tx, email),
    await store.liftForgottenComplaint(tx, await hashOf(deps, email)),
  ]
  return known ?? forgotten
}

/** Who complained is not written to, whatever became of the account; an address that never existed needs no memory. */
export async function forgetSuppression(deps: Keys, tx: Sql, email: string): Promise<void> {
  const known = await store.liftSuppression(tx, email)
  if (known?.reason === 'complaint') await store.noteForgottenComplaint(tx, await hashOf(deps, email), known.at)
}
