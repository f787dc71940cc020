// The first admin comes from the configuration; there is no default one.
import type { Deps } from '#platform/deps.ts'
import { hashPassword } from '#platform/passwords.ts'
import { findCredentials, insertUser } from './accounts.store.ts'

/** Does nothing when somebody already has that address, whoever it is. */
export async function ensureFirstAdmin({ config, db, clock, log }: Deps): Promise<void> {
  if (!config.firstAdmin) return
  const { email, password } = config.firstAdmin
  if (await findCredentials(db.orm, { email })) return
  const passwordHash = await hashPassword(password)
  const localPart = email.split('@')[0] ?? 'admin'
  for (const username of [localPart, `${localPart}-admin`, `${localPart}-${Date.now()}`]) {
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
