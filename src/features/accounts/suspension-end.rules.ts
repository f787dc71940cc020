// When a suspension ends, in words that fit a sentence.
import { writeMoment } from '#shared/plain-writing.ts'

/** In the time zone of everybody. */
export function untilText(until: Date | string | null): string {
  if (!until) return 'until it is lifted'
  return `until ${writeMoment(new Date(until))} UTC`
}
