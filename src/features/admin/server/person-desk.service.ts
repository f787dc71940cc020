// What an admin does for a person who can't do it: correct the address, send the confirmation again.
import { refuse } from '#features/accounts/account.refusals.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { isEmailTaken, lockUser } from '#features/accounts/server/accounts.store.ts'
import { noteDone } from '#features/accounts/server/data-requests.service.ts'
import { askForEmail, correctAddress } from '#features/accounts/server/email-change.service.ts'
import { refuseIfHeld } from '#features/accounts/server/letter-limits.service.ts'
import { mailVerification, resendVerification } from '#features/accounts/server/verification.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { isStaff } from '#shared/staff.ts'
import { findPerson } from './people.service.ts'

/**
 * An address that nobody has confirmed is corrected at once, and the new one is asked for its confirmation. One that was
 * confirmed stays until whoever reads the new one has said so, as when the person changes it themselves.
 */
export async function correctEmail(deps: Deps, userId: string, email: string): Promise<User> {
  return deps.db.orm.transaction(async (tx) => {
    const user = await findMember(tx, userId)
    await noteDone(deps, tx, { kind: 'correction', way: 'team', email: user.email, userId })
    if (user.emailVerified) return askForEmail(deps, tx, userId, email)
    if (await isEmailTaken(tx, email, { now: deps.clock.now(), userId }))
      throw refuse('conflict', 'email_taken', 'email')
    const corrected = await correctAddress(tx, userId, email)
    refuseIfHeld(deps, await mailVerification(deps, tx, corrected))
    return corrected
  })
}

export async function sendVerificationAgain(deps: Deps, userId: string): Promise<void> {
  const user = await findPerson(deps.db.orm, userId)
  if (user.emailVerified && !user.pendingEmail) throw refuse('conflict', 'already_verified')
  await resendVerification(deps, userId)
}

async function findMember(tx: Sql, userId: string): Promise<User> {
  await lockUser(tx, userId)
  const user = await findPerson(tx, userId)
  if (isStaff(user)) throw refuse('forbidden', 'team_changes_own_address')
  return user
}
