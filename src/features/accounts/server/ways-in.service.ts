// Ways in that somebody may have made while an account was not in its owner's hands: they leave when the owner is back.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { User } from '../account.schema.ts'
import { deleteTokensSince } from './access-tokens.store.ts'
import { dropCodesWithoutFactor } from './second-factor.service.ts'
import { deleteFactorsSince } from './second-factor.store.ts'
import { tellFactorChanged } from './second-factor-notice.service.ts'

/** A passkey signs in alone, and an app would keep the owner out: neither a new password nor ended sessions help against them. */
export async function removeWaysInSince(deps: Deps, tx: Sql, user: User, since: Date): Promise<void> {
  await deleteTokensSince(tx, user.id, since)
  const { app, passkeys } = await deleteFactorsSince(tx, user.id, since)
  await dropCodesWithoutFactor(tx, user.id)
  if (app) await tellFactorChanged(deps, tx, user, 'totp_removed')
  if (passkeys > 0) await tellFactorChanged(deps, tx, user, 'passkey_removed')
}
