// A letter to the admins, once a day and only when something waits for a person.
import { writeToMember } from '#features/accounts/server/letter-limits.service.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { inTurn } from '#platform/in-turn.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { isMorning, wallClock } from '#shared/wall-clock.ts'
import { listAdmins } from './people.store.ts'
import { waitingLetter } from './waiting.letters.tsx'
import { readWaiting } from './waiting.service.ts'

/** Looks every few minutes: the application's clock decides, and an hour that was missed is made up for. */
export const waitingLetterQueue = 'desk-letter'
export const waitingLetterCron = '*/5 * * * *'

const sendingHour = 8

/** In the morning of the configured time zone. Answers whether anything waits and it is time to say so. */
export async function tellAdminsInTheMorning(deps: Deps): Promise<boolean> {
  return isMorning(deps.clock.now(), sendingHour, deps.config.timeZone) && tellAdmins(deps)
}

/** The key names admin and day: however many instances wake up, each admin gets one. Answers whether anything waits. */
export async function tellAdmins(deps: Deps): Promise<boolean> {
  const { db, clock, config } = deps
  const waiting = await readWaiting(deps)
  if (waiting.total === 0) return false
  const letter = renderLetter(waitingLetter(waiting, config.publicUrl), await readSettings(deps))
  const day = wallClock(clock.now(), config.timeZone).toISOString().slice(0, 10)
  await inTurn(deps, await listAdmins(db.orm), async (admin) => {
    await db.orm.transaction((tx) => writeToMember(deps, tx, admin, { key: `desk:${admin.id}:${day}`, letter }))
    return true
  })
  return true
}
