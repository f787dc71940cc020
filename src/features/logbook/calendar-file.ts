// Writes calendar files (RFC 5545): whole days with names that stay, folded and escaped as the rule says.
import { brand } from '#shared/brand.ts'

export type CalendarDay = {
  /** The same for the same thing, whenever the file is read. */
  uid: string
  day: string
  title: string
  description: string
  url: string
}

const crlf = '\r\n'

/** A day that was moved counts for who has the file already: programs pass over what does not call itself newer. */
export function writeCalendar(name: string, days: readonly CalendarDay[], writtenAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...days.flatMap((day) => writeDay(day, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map(fold).join(crlf) + crlf
}

function writeDay({ uid, day, title, description, url }: CalendarDay, writtenAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `LAST-MODIFIED:${stamp(writtenAt)}`,
    `SEQUENCE:${Math.floor(writtenAt.getTime() / 1000) % 2_000_000_000}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

const octetsInLine = 75

/** After 75 octets a line goes on in the next, behind a space; never in the middle of a letter. */
export function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > octetsInLine) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join(`${crlf} `)
}
