// What a restore has to know about this application, and what it sets right in old data.
import { accountLinks, sessions } from '#features/accounts/server/accounts.table.ts'
import { signInChallenges } from '#features/accounts/server/second-factor.table.ts'
import { holdIssues, type Restored } from '#features/newsletter/server/restored-issues.service.ts'
import { forgetTickets } from '#features/uploads/server/objects.store.ts'
import { listFiles } from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import { holdWaiting } from '#platform/mail/letters.store.ts'
import { migrationsDir } from './paths.ts'

export const backupParts = { listFiles, migrationsFolder: migrationsDir }

/** Whether they were sent after the backup was made, nobody can know: an admin decides. */
const heldLetter = 'Waiting when the backup was made'

/**
 * Who was signed in then may have signed out since, and a link or a ticket that was used would work again: nobody is, and
 * none does. What must not end lives: the keys of links that unsubscribe, and the way back to a former address.
 */
export async function settleRestored(db: Sql, restored: Restored): Promise<{ heldIssue: string | null }> {
  await holdWaiting(db, heldLetter)
  await db.delete(sessions)
  await db.delete(accountLinks)
  await db.delete(signInChallenges)
  await forgetTickets(db)
  return { heldIssue: await holdIssues(db, restored) }
}
