// The first admin comes from the configuration; there is no default one.
import { randomBytes } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import { hashPassword } from '#platform/passwords.ts'
import { findCredentials, insertUser, updateUser } from './accounts.store.ts'
import { peopleRegion } from './people.cache.ts'
import { endAllSessions } from './sessions.store.ts'

/** Does nothing when somebody already has that address, whoever it is. */
export async function ensureFirstAdmin({ config, db, clock, log }: Deps): Promise<void> {
  if (!config.firstAdmin) return
  const { email, password } = config.firstAdmin
  if (await findCredentials(db.orm, { email })) return
  const passwordHash = await hashPassword(password)
  const localPart = email.split('@')[0] ?? 'admin'
  for (const username of [localPart, `${localPart}-admin`, `${localPart}-${clock.now().getTime()}`]) {
    const admin = await insertUser(db.orm, {
      username,
      email,
      passwordHash,
      role: 'admin',
      emailVerified: true,
      createdAt: clock.now(),
    })
    if (admin) return log.info({ userId: admin.id }, 'the first admin was created')
    if (await findCredentials(db.orm, { email })) return
  }
}

/** Makes or promotes; answers the random password. Whoever was signed in with the old one is signed out. Posts show it at once. */
export async function appointAdmin(deps: Deps, email: string): Promise<string> {
  const password = randomBytes(15).toString('base64url')
  const passwordHash = await hashPassword(password)
  const change = { role: 'admin', passwordHash, mustChangePassword: true } as const
  await peopleRegion(deps).change(deps.db, async (tx) => {
    const found = await findCredentials(tx, { email })
    if (found) {
      await updateUser(tx, found.user.id, change)
      return endAllSessions(tx, found.user.id)
    }
    const username = `${email.split('@')[0]}-${randomBytes(2).toString('hex')}`
    await insertUser(tx, { ...change, username, email, emailVerified: true, createdAt: deps.clock.now() })
  })
  return password
}
