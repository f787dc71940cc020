// The four people of the demo. Their passwords are printed at its start, so they are no secret.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { hashPassword } from '#platform/passwords.ts'
import { insertUser, setMembership } from './accounts.store.ts'

const day = 86_400_000

export const demoAccounts = [
  {
    label: 'Admin',
    email: 'admin@oceanberth.example',
    password: 'harbour-master-2026',
    username: 'harbourmaster',
    firstName: 'Maren',
    lastName: 'Holt',
    role: 'admin',
    isMember: false,
    daysAgo: 400,
  },
  {
    label: 'Member',
    email: 'member@oceanberth.example',
    password: 'deep-water',
    username: 'ines.costa',
    firstName: 'Inês',
    lastName: 'Costa',
    role: 'job_seeker',
    isMember: true,
    daysAgo: 90,
  },
  {
    label: 'Free',
    email: 'free@oceanberth.example',
    password: 'shore-line',
    username: 'tom_tidepool',
    firstName: 'Tom',
    lastName: 'Reyes',
    role: 'job_seeker',
    isMember: false,
    daysAgo: 12,
  },
  {
    label: 'Moderator',
    email: 'moderator@oceanberth.example',
    password: 'lighthouse-keeper',
    username: 'noor.lindqvist',
    firstName: 'Noor',
    lastName: 'Lindqvist',
    role: 'moderator',
    isMember: false,
    daysAgo: 200,
  },
] as const

/** Leaves alone whoever is there already. */
export async function addDemoAccounts({ clock }: Deps, tx: Sql): Promise<void> {
  const now = clock.now()
  for (const account of demoAccounts) {
    const { username, email, firstName, lastName, role, password, daysAgo, isMember } = account
    const user = await insertUser(tx, {
      username,
      email,
      firstName,
      lastName,
      role,
      emailVerified: true,
      passwordHash: await hashPassword(password),
      createdAt: new Date(now.getTime() - daysAgo * day),
    })
    if (!user || !isMember) continue
    const subscriptionEndDate = new Date(now.getTime() + (365 - daysAgo) * day)
    await setMembership(tx, user.id, { subscriptionType: 'Annual', subscriptionEndDate })
  }
}
