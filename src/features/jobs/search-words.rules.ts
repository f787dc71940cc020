// What a search asks for, in words that people know: for lists of saved searches, and for the names proposed for them.
import type { BoardSearch } from './board-search.rules.ts'
import { factFilters, factName } from './fact-names.ts'
import { jobTypeLabels, workTypeLabels } from './job.rules.ts'

export function sayFilters(filters: BoardSearch): string[] {
  const { search, location, jobType = [], workType = [], paidPosition, company, closesBefore } = filters
  return [
    ...(search ? [`“${search}”`] : []),
    ...jobType.map((type) => jobTypeLabels[type]),
    ...workType.map((type) => workTypeLabels[type] ?? type),
    ...(paidPosition ? ['only paid positions'] : []),
    ...(location ? [`in ${location}`] : []),
    ...(company ? [`at ${company}`] : []),
    ...factFilters.flatMap((name) => (filters[name] ?? []).map((code) => factName(name, code))),
    ...(closesBefore ? [`closing until ${closesBefore}`] : []),
  ]
}

const longestName = 80

/** A name for it that needs no change. */
export function nameOfFilters(filters: BoardSearch): string {
  const { search, ...others } = filters
  const words = [...(search ? [search] : []), ...sayFilters(others)].join(', ')
  if (!words) return 'Everything new'
  return words.length > longestName ? `${words.slice(0, longestName - 1).trimEnd()}…` : words
}
