// How long ago something was, in words; the exact time is in the title.
import { useClock } from '#http/client/use-clock.ts'
import { writeAgo, writeMoment } from '#shared/plain-writing.ts'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

export function relativeTime(time: string | null | undefined, now: number): string {
  const then = time ? Date.parse(time) : Number.NaN
  if (Number.isNaN(then)) return 'Unknown'
  const seconds = (now - then) / 1000
  const unit = units.find(([, length]) => seconds >= length)
  if (!unit) return 'just now'
  return writeAgo(Math.floor(seconds / unit[1]), unit[0])
}

type Props = { time: string | null | undefined; className?: string }

export function RelativeTime(props: Props) {
  return <WrittenTime {...props} words={relativeTime(props.time, useClock())} />
}

/** `words`: how long ago, where somebody else looked at the clock. */
export function WrittenTime({ time, words, className }: Props & { words: string }) {
  if (!time) return <span className={className}>Unknown</span>
  return (
    // Seconds pass between rendering on the server and here; the words may differ by one.
    <time dateTime={time} title={`${writeMoment(new Date(time))} UTC`} className={className} suppressHydrationWarning>
      {words}
    </time>
  )
}
