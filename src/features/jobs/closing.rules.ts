// Until when a listing is live: its last day to apply ends when it has ended everywhere, and its time on the board is bounded.
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The moment at which a day is over on the whole earth: midnight at UTC−12. */
export function endOfDayEverywhere(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs + 12 * hourMs)
}

type Ending = { expiresAt: Date | string; closesOn: string | null }

/** The earlier of closing and expiry. */
export function liveUntil({ expiresAt, closesOn }: Ending): Date {
  const end = new Date(expiresAt)
  const closing = closesOn ? endOfDayEverywhere(closesOn) : end
  return closing < end ? closing : end
}

/** What "live" means, wherever it is asked. In SQL it is `isLiveAt`. */
export function isLive(job: Ending & { active: boolean }, now: Date): boolean {
  return job.active && liveUntil(job).getTime() > now.getTime()
}

/** Whether that day has ended everywhere. */
export function isOver(day: string, now: Date): boolean {
  return endOfDayEverywhere(day).getTime() <= now.getTime()
}

const soonDays = 30

/** `closes today`, `closes in 6 days`; nothing where it is far off, or over. */
export function closingLabel(closesOn: string | null, now: Date): string | null {
  if (!closesOn || isOver(closesOn, now)) return null
  const today = Date.parse(now.toISOString().slice(0, 10))
  const days = Math.max(0, Math.round((Date.parse(closesOn) - today) / dayMs))
  if (days === 0) return 'closes today'
  if (days === 1) return 'closes tomorrow'
  return days <= soonDays ? `closes in ${days} days` : null
}
