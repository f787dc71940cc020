// Pure decisions about saved searches: how often letters come, when one is due, how many searches a person may keep.
import { lastHour, lastMonday } from '#shared/wall-clock.ts'

export const cadences = ['instant', 'daily', 'weekly', 'never'] as const
export type Cadence = (typeof cadences)[number]

export const cadenceLabels: Record<Cadence, string> = {
  instant: 'At once, at most hourly',
  daily: 'Every morning',
  weekly: 'On Mondays',
  never: 'No letters',
}

/** Letters go to confirmed addresses only. */
export const confirmFirst = 'Please confirm your e-mail address first: letters go to confirmed addresses only.'

/** What becomes of a search that was saved just now. */
export function sayLetters(cadence: Cadence, isConfirmed: boolean): string {
  if (cadence === 'never') return 'Its finds wait under Alerts in your account.'
  return isConfirmed
    ? 'We write when there is one.'
    : 'We write when there is one, once you have confirmed your address.'
}

export const mostSearches = 20
/** What a search is called that follows an organisation. */
export const nameOfFollowing = (company: string) => company.slice(0, 100)

const sendingHour = 7
/** Between two letters at once to the same person. */
export const instantApartMs = 3_600_000

/** Up to which moment finds of each cadence are told now. */
export type DueUntil = Record<Exclude<Cadence, 'never'>, Date>

export function dueUntil(now: Date, timeZone: string): DueUntil {
  return { instant: now, daily: lastHour(now, sendingHour, timeZone), weekly: lastMonday(now, sendingHour, timeZone) }
}

/** Who had a letter at once in the last hour waits. */
export function maySendAtOnce(lastInstantAt: Date | null, now: Date): boolean {
  return lastInstantAt === null || now.getTime() - lastInstantAt.getTime() >= instantApartMs
}
