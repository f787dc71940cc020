// When a suspension ends, in words that fit a sentence.

/** In the time zone of everybody. */
export function untilText(until: Date | string | null): string {
  if (!until) return 'until it is lifted'
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `until ${day.format(new Date(until))} UTC`
}
