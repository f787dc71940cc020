// Days and months of the calendar, reckoned in UTC.

const farthestEast = 14 * 3_600_000

/** The newest day there is: where the sun rises first it has begun. */
export function newestDay(now: Date): string {
  return new Date(now.getTime() + farthestEast).toISOString().slice(0, 10)
}

/** The same day, or the last of a month that has none: the 31st of February would be in March. */
export function monthsEarlier(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
