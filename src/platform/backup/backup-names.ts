// How the backups that the application makes itself are called, and which of them are kept.
import { brand } from '#shared/brand.ts'

export const backupPrefix = `${brand.name.toLowerCase().replaceAll(' ', '-')}-`
const pattern = new RegExp(`^${backupPrefix}(\\d{4}-\\d{2}-\\d{2})-(\\d{2})(\\d{2})(\\d{2})\\.backup$`)

/** By the moment in UTC; by name is by age. */
export function nameOfBackup(at: Date): string {
  const [day, time = ''] = at.toISOString().split('T')
  return `${backupPrefix}${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
}

/** Null when it is not one of ours. */
export function momentOfBackup(name: string): Date | null {
  const found = pattern.exec(name)
  const moment = found && new Date(`${found[1]}T${found[2]}:${found[3]}:${found[4]}.000Z`)
  // The thirtieth of February has a name, but is no day.
  return moment && !Number.isNaN(moment.getTime()) && nameOfBackup(moment) === name ? moment : null
}

const keptAnyway = 3
const keptDays = 7
const keptWeeks = 4
const keptMonths = 12

const dayMs = 86_400_000
const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs)
/** Weeks begin on Monday; the first day there ever was, 1970-01-01, was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7)
const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()

/**
 * The last one of each of the last seven days, four weeks and twelve months that have any, and the last three anyway: one made
 * in a hurry after a mishap must not push out that of the night. Counted by what there is, not by
 * today: when no new ones are made, the old ones stay. Whatever is not named by us is not looked at.
 */
export function sortOut(names: readonly string[]): { keep: string[]; remove: string[] } {
  const ours = names
    .flatMap((name) => {
      const at = momentOfBackup(name)
      return at ? [{ name, at }] : []
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const keep = new Set(ours.slice(0, keptAnyway).map(({ name }) => name))
  for (const [periodOf, most] of [
    [dayOf, keptDays],
    [weekOf, keptWeeks],
    [monthOf, keptMonths],
  ] as const) {
    const seen = new Set<number>()
    for (const { name, at } of ours) {
      const period = periodOf(at)
      if (seen.has(period) || seen.size === most) continue
      seen.add(period)
      keep.add(name)
    }
  }
  const isKept = ({ name }: { name: string }) => keep.has(name)
  const nameOf = ({ name }: { name: string }) => name
  return { keep: ours.filter(isKept).map(nameOf), remove: ours.filter((each) => !isKept(each)).map(nameOf) }
}
