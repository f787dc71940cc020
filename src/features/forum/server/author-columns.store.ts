// What a post shows of its author: never more than this, and never an e-mail address.
import { sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'

export const authorColumns = {
  id: users.id,
  username: users.username,
  profilePicture: users.profilePicture,
  /** Whoever is not just a member writes for the team. */
  team: sql<boolean>`${users.role} <> 'job_seeker'`,
}
