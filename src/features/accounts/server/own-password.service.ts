// The password of somebody who is signed in: asked for again before sensitive acts, and changed.
import type { Deps } from '#platform/deps.ts'
import { checkPassword, hashPassword } from '#platform/passwords.ts'
import type { Actor } from '#shared/actor.ts'
import { isStaff } from '#shared/staff.ts'
import { countCharacters } from '#shared/text.ts'
import { refuse } from '../account.refusals.ts'
import { adminPasswordMin } from '../account.rules.ts'
import type { User } from '../account.schema.ts'
import { voidLinks } from './account-links.store.ts'
import { findCredentials } from './accounts.store.ts'
import { beginAttempt } from './login-guard.ts'
import { refuseIfCommon } from './password-choice.ts'
import { tellPasswordChanged } from './password-notice.service.ts'
import { saveUser } from './save-user.ts'
import * as sessions from './sessions.store.ts'
import type { Place } from './sign-in-places.store.ts'

/** Counts like signing in: whoever found an open browser may not guess on. */
export async function checkOwnPassword(
  deps: Deps,
  actor: Actor,
  password: string,
  { place, field }: { place: Place; field: 'password' | 'currentPassword' },
): Promise<void> {
  const attempt = await beginAttempt(deps, { email: actor.email, place })
  const found = await findCredentials(deps.db.orm, { id: actor.id })
  if (!found || !(await checkPassword(found.passwordHash, password))) throw refuse('invalid', 'wrong_password', field)
  await attempt.succeeded()
}

/** Makes the session fresh again. */
export async function confirmPassword(deps: Deps, actor: Actor, password: string, place: Place): Promise<void> {
  await checkOwnPassword(deps, actor, password, { place, field: 'password' })
  await sessions.markConfirmed(deps.db.orm, actor.sessionId, deps.clock.now())
}

/** The old one was checked. Keeps this session and ends the others. Reset links made before are void. */
export async function setOwnPassword(deps: Deps, actor: Actor, newPassword: string): Promise<User> {
  if (isStaff(actor) && countCharacters(newPassword) < adminPasswordMin) {
    throw refuse('invalid', 'admin_password_too_short', 'newPassword')
  }
  refuseIfCommon(newPassword, actor, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  return deps.db.orm.transaction(async (tx) => {
    const user = await saveUser(tx, actor.id, { passwordHash, mustChangePassword: false })
    await sessions.endOtherSessions(tx, actor.id, actor.sessionId)
    await voidLinks(tx, actor.id, 'reset')
    await tellPasswordChanged(deps, tx, user, 'in_the_account')
    return user
  })
}
