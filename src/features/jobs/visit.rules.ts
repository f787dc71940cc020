// When a visit of the board ends, and how its day is said.
import { writeDay } from '#shared/plain-writing.ts'

/** Who comes back later than this comes anew. */
export const visitEndsAfterMs = 4 * 3_600_000
/** Within a visit the time is written down no more often. */
export const visitNotedEveryMs = 3_600_000

const dayMs = 86_400_000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** earlier today, yesterday, Monday, October 3, 2026 */
export function sayVisitDay(since: Date, now: Date): string {
  const dayOf = (time: Date) => Math.floor(time.getTime() / dayMs)
  const days = dayOf(now) - dayOf(since)
  if (days <= 0) return 'earlier today'
  if (days === 1) return 'yesterday'
  if (days < 7) return weekdays[since.getUTCDay()]!
  return writeDay(since)
}
