// Reminds people by letter, seven and two days before a favourite closes: one letter for a person and a day.
import { findUser } from '#features/accounts/server/accounts.store.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { inTurn } from '#platform/in-turn.ts'
import { oneClickHeaders } from '#platform/mail/one-click.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { readParts, signParts } from '#platform/signed-parts.ts'
import { wallClock } from '#shared/wall-clock.ts'
import { refuse } from '../logbook.refusals.ts'
import * as store from './calendar.store.ts'
import { closingLetter } from './logbook.letters.tsx'

export const closingQueue = 'closing-reminders'
/** Looks all day long: the application's clock decides, and each is sent once. */
export const closingCron = '*/10 * * * *'

const daysBefore = [7, 2] as const
const sendingHour = 7
const dayMs = 86_400_000
const purpose = 'closing-reminders'

type SendingDeps = Pick<Deps, 'cache' | 'config' | 'clock' | 'db' | 'log' | 'mailer' | 'keys'>

/** By the date of the time zone. A day that was missed is over: two letters about one listing on one day say nothing more. */
export async function sendClosingReminders(deps: SendingDeps): Promise<number> {
  const now = deps.clock.now()
  const wall = wallClock(now, deps.config.timeZone)
  if (wall.getUTCHours() < sendingHour) return 0
  const dayIn = (days: number) => new Date(wall.getTime() + days * dayMs).toISOString().slice(0, 10)
  const round: Round = { now, today: dayIn(0), closesOn: daysBefore.map(dayIn) }
  const due = await store.listDueReminders(deps.db.orm, round.closesOn, now)
  const readers = new Set(due.map((reminder) => reminder.userId))
  return inTurn(deps, readers, (userId) => remind(deps, userId, round))
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

type Round = { now: Date; today: string; closesOn: string[] }

/** A round through everybody takes its time: what is due is looked at once more when it is somebody's turn. */
async function remind(deps: SendingDeps, userId: string, { now, today, closesOn }: Round): Promise<boolean> {
  const { db, config, mailer } = deps
  const settings = await readSettings(deps)
  const daysLeft = (day: string) => daysBetween(today, day)
  return db.orm.transaction(async (tx) => {
    const fresh: store.DueReminder[] = []
    for (const reminder of await store.listDueReminders(tx, closesOn, now, userId))
      if (await store.markReminder(tx, reminder, daysLeft(reminder.closesOn), now)) fresh.push(reminder)
    if (fresh.length === 0) return false
    const token = await signParts(deps, purpose, userId)
    const links = { publicUrl: config.publicUrl, stop: `${config.publicUrl}/stop-reminders?token=${token}` }
    const told = fresh.map((reminder) => ({ ...reminder, daysLeft: daysLeft(reminder.closesOn) }))
    const letter = renderLetter(closingLetter(told, links), settings)
    const headers = oneClickHeaders(`${config.publicUrl}/api/calendar/reminders/unsubscribe?token=${token}`)
    // Somebody may save another one in the course of the day.
    const key = `closing:${userId}:${today}:${fresh[0]!.jobId}`
    return mailer.post(tx, { key, to: fresh[0]!.email, letter, headers, isBulk: true })
  })
}

/** Whoever wants none any more gets none that is still waiting either. */
export async function chooseReminders({ db, mailer }: Deps, userId: string, wants: boolean): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await store.chooseReminders(tx, userId, wants)
    if (!wants) await mailer.recall(tx, 'closing', userId)
  })
}

/** By the link in a letter: the signature is the proof. */
export async function stopReminders(deps: Deps, token: string): Promise<void> {
  const [userId] = (await readParts(deps, purpose, token)) ?? []
  if (!userId) throw refuse('not_found', 'link_not_valid')
  // Whoever is gone by now gets none anyway.
  if (await findUser(deps.db.orm, userId)) await chooseReminders(deps, userId, false)
}
