// What the clocks of a time zone show, for work that is due at an hour of the day.

const hour = 3_600_000
const day = 24 * hour

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  const clock = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  if (!known) clocks.set(timeZone, clock)
  return clock
}

/** The wall clock of the zone, written as if it were UTC: only for reckoning with days and hours. */
export function wallClock(now: Date, timeZone: string): Date {
  return new Date(`${clockOf(timeZone).format(now).replace(' ', 'T')}Z`)
}

/** Monday is 0. */
export function weekdayOf(wall: Date): number {
  return (wall.getUTCDay() + 6) % 7
}

/** The moment at which a wall clock of the zone showed this; in the hour that spring leaves out, the hour after. */
function momentOf(wall: number, timeZone: string): Date {
  const guess = wall - (wallClock(new Date(wall), timeZone).getTime() - wall)
  return new Date(guess - (wallClock(new Date(guess), timeZone).getTime() - wall))
}

const noon = 12

/** From this hour until noon there: whatever is due then is made up for when its minute was missed. */
export function isMorning(now: Date, fromHour: number, timeZone: string): boolean {
  const hourThere = wallClock(now, timeZone).getUTCHours()
  return hourThere >= fromHour && hourThere < noon
}

/** When it was last this hour there: today or yesterday. */
export function lastHour(now: Date, hourOfDay: number, timeZone: string): Date {
  const wall = wallClock(now, timeZone)
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate())
  const days = wall.getUTCHours() >= hourOfDay ? 0 : 1
  return momentOf(midnight - days * day + hourOfDay * hour, timeZone)
}

/** When it was last this hour of a Monday there. */
export function lastMonday(now: Date, hourOfDay: number, timeZone: string): Date {
  const wall = wallClock(now, timeZone)
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate())
  const monday = midnight - weekdayOf(wall) * day + hourOfDay * hour
  return momentOf(monday <= wall.getTime() ? monday : monday - 7 * day, timeZone)
}
