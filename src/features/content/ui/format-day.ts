// Days as people read them: September 27, 2025.

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
