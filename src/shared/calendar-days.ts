// Days and months of the calendar, reckoned in UTC.

/** The same day, or the last of a month that has none: the 31st of February would be in March. */
export function monthsEarlier(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
