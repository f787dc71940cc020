// A letter to the admins, once a day and only when something waits for a person.
import { writeToMember } from '#features/accounts/server/letter-limits.service.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { listAdmins } from './people.store.ts'
import { waitingLetter } from './waiting.letters.tsx'
import { readWaiting } from './waiting.service.ts'

export const waitingLetterQueue = 'desk-letter'
export const waitingLetterCron = '0 8 * * *'

/** The key names admin and day: however many instances wake up, each admin gets one. Answers whether anything waits. */
export async function tellAdmins(deps: Deps): Promise<boolean> {
  const { db, clock, config } = deps
  const waiting = await readWaiting(deps)
  if (waiting.total === 0) return false
  const letter = renderLetter(waitingLetter(waiting, config.publicUrl), await readSettings(deps))
  const day = clock.now().toISOString().slice(0, 10)
  for (const admin of await listAdmins(db.orm))
    await db.orm.transaction((tx) => writeToMember(deps, tx, admin, { key: `desk:${admin.id}:${day}`, letter }))
  return true
}
