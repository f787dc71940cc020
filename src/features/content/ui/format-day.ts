// Days as people read them: September 27, 2025.
import { writeDay } from '#shared/plain-writing.ts'

export function formatDay(day: string): string {
  return writeDay(new Date(`${day}T00:00:00Z`))
}
