// People who found the demo's site in the last two months, so that signups and sign-ins have a history. The same each time.
import { inArray } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { insertUser } from './accounts.store.ts'
import { users } from './accounts.table.ts'

/** A hash of the right form that no password leads to: nobody signs in as them. */
export const noPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

const day = 86_400_000
const names =
  'Adele Bastian Chiara Dmitri Elif Farah Goran Hiro Imani Jorun Kofi Leila Mateo Nadia Oskar Pilar Quentin Rosa Sven Tilda'
const families = 'Arrow Bright Current Drift'

/** When they came, in days before today: more of them lately, and in waves. */
const cameDaysAgo = [
  0, 1, 1, 2, 3, 5, 5, 6, 7, 8, 8, 8, 9, 11, 13, 14, 14, 15, 15, 16, 18, 20, 21, 21, 22, 22, 24, 27, 28, 29, 31, 34, 36,
  37, 40, 43, 44, 49, 52, 57,
]

export async function addDemoNewcomers({ clock }: Deps, tx: Sql): Promise<void> {
  const now = clock.now().getTime()
  const returned: string[] = []
  for (const [at, daysAgo] of cameDaysAgo.entries()) {
    const firstName = names.split(' ')[at % 20]!
    const lastName = families.split(' ')[(at * 7 + Math.floor(at / 20)) % 4]!
    const username = `${firstName}.${lastName}.${at}`.toLowerCase()
    const createdAt = new Date(now - daysAgo * day - ((at * 97) % 600) * 60_000)
    const email = `${username}@people.example`
    const person = { username, email, firstName, lastName, passwordHash: noPassword, emailVerified: at % 5 !== 0 }
    const user = await insertUser(tx, { ...person, createdAt })
    if (user && daysAgo > 0 && at % 3 !== 1) returned.push(user.id)
  }
  // Some have come back since.
  if (returned.length > 0)
    await tx
      .update(users)
      .set({ lastLogin: new Date(now - 3_600_000) })
      .where(inArray(users.id, returned))
}
