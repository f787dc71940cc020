// What an admin does with people: look at one, end their sessions, change the role.
import { refuse } from '#features/accounts/account.refusals.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { countAdminsForUpdate, findUser, lockUser, updateUser } from '#features/accounts/server/accounts.store.ts'
import { peopleRegion } from '#features/accounts/server/people.cache.ts'
import { endAllSessions, listOpenSessions } from '#features/accounts/server/sessions.store.ts'
import { findSuspension } from '#features/accounts/server/suspensions.store.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Role } from '#shared/actor.ts'
import { isStaff } from '#shared/staff.ts'
import type { UserFile } from '../admin.schema.ts'
import { countPosts } from './people.store.ts'

/** Refuses where there is nobody. */
export async function findPerson(db: Sql, id: string): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw refuse('not_found', 'account_not_found')
  return user
}

export async function readUserFile(deps: Deps, id: string): Promise<UserFile> {
  const user = await findPerson(deps.db.orm, id)
  const [sessions, posts] = await Promise.all([
    listOpenSessions(deps.db.orm, user, deps.clock.now()),
    countPosts(deps.db.orm, id),
  ])
  return {
    user,
    sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    ...posts,
  }
}

export async function signUserOut(deps: Deps, id: string): Promise<void> {
  await findPerson(deps.db.orm, id)
  await endAllSessions(deps.db.orm, id)
}

/**
 * There is always an admin. Who is new in the team owes a password as long as the team's are. Posts show who writes for the
 * team, so what is remembered of people changes with it.
 */
export async function changeRole(deps: Deps, id: string, role: Role): Promise<User> {
  return peopleRegion(deps).change(deps.db, async (tx) => {
    const admins = await countAdminsForUpdate(tx)
    // Who suspends the person meanwhile is waited for.
    await lockUser(tx, id)
    const user = await findPerson(tx, id)
    if (user.role === role) return user
    if (user.role === 'admin' && admins <= 1) throw refuse('conflict', 'last_admin')
    const joins = isStaff({ role }) && !isStaff(user)
    // Nobody may suspend an admin, nor lift what was decided about one.
    if (joins && (await findSuspension(tx, id, deps.clock.now()))) throw refuse('conflict', 'suspended_joins_nothing')
    const change = isStaff({ role }) ? (joins ? { mustChangePassword: true } : {}) : { mustChangePassword: false }
    return (await updateUser(tx, id, { role, ...change })) ?? user
  })
}
