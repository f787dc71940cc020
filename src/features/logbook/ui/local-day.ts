// The day that the clock on the wall shows, where the reader is: 2026-05-10. Only the browser knows it.

export function localDay(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
