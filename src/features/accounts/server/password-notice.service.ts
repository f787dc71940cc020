// Tells people by letter that their password is another one now.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { User } from '../account.schema.ts'
import { passwordChangedLetter } from './account.letters.tsx'
import { writeToMember } from './letter-limits.service.ts'

/** In the transaction that changed it. */
export async function tellPasswordChanged(
  deps: Deps,
  tx: Sql,
  user: User,
  way: 'by_link' | 'in_the_account',
): Promise<void> {
  const settings = await readSettings(deps, tx)
  const letter = renderLetter(passwordChangedLetter(way, settings.supportEmail), settings)
  const key = `password-changed:${user.id}:${deps.clock.now().getTime()}`
  await writeToMember(deps, tx, user, { key, letter })
}
