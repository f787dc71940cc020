// Who of the team may use what: one table, asked by the guards of the routes and by the pages.
import type { Role } from './actor.ts'

/** The parts of the back-office that not everybody of the team has. */
export type Area = 'forum' | 'listings' | 'words' | 'newsletter'

/** Admins may use everything; what stands in no list is theirs alone. */
const areasOf: Record<Exclude<Role, 'admin'>, readonly Area[]> = {
  job_seeker: [],
  moderator: ['forum'],
  editor: ['listings', 'words', 'newsletter'],
}

type WithRole = { role: Role }

export function isStaff({ role }: WithRole): boolean {
  return role !== 'job_seeker'
}

export function mayUse({ role }: WithRole, area: Area): boolean {
  return role === 'admin' || areasOf[role].includes(area)
}
