// Numbers and dates as people read them, in English and UTC. By hand: the first use of the browser's own formats takes a
// phone a tenth of a second, in which it does not answer a touch.

const months = 'January February March April May June July August September October November December'.split(' ')

/** 12,345.5 */
export function writeNumber(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}

/** 1 week ago, 3 weeks ago */
export function writeAgo(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** September 27, 2025 */
export function writeDay(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** 27 September 2025 at 09:05 */
export function writeMoment(date: Date): string {
  const clock = date.toISOString().slice(11, 16)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()} at ${clock}`
}
