// What a site asks for by Retry-After: seconds, or a date.

/** In milliseconds from now; 0 where nothing is asked, or nothing that can be read. */
export function retryAfterMs(header: string | undefined, now: Date): number {
  if (!header) return 0
  const wait = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now.getTime()
  return Number.isNaN(wait) ? 0 : Math.max(0, wait)
}
