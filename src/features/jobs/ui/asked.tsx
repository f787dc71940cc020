// What was asked, near the list: one chip for each word and filter, which takes it away again.
import { X } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { type BoardSearch, toggled, writeFilters } from '../board-search.ts'
import { jobTypeLabels, workTypeLabels } from '../job.rules.ts'

type Chip = { text: string; without: BoardSearch }

function chipsOf(filters: BoardSearch): Chip[] {
  const { search, location, jobType = [], workType = [], paidPosition } = filters
  const less = (change: Partial<BoardSearch>): BoardSearch => ({ ...filters, ...change, page: undefined })
  return [
    ...(search ? [{ text: search, without: less({ search: undefined }) }] : []),
    ...jobType.map((type) => ({ text: jobTypeLabels[type], without: less({ jobType: toggled(jobType, type) }) })),
    ...workType.map((type) => ({
      text: workTypeLabels[type] ?? type,
      without: less({ workType: toggled(workType, type) }),
    })),
    ...(paidPosition ? [{ text: 'Only paid positions', without: less({ paidPosition: undefined }) }] : []),
    ...(location ? [{ text: `in ${location}`, without: less({ location: undefined }) }] : []),
  ]
}

export function Asked({ filters }: { filters: BoardSearch }) {
  const chips = chipsOf(filters)
  if (chips.length === 0) return null
  return (
    <ul aria-label="What you asked for" className="mb-5 flex flex-wrap gap-2">
      {chips.map(({ text, without }) => (
        <li key={text} className="max-w-full">
          <SiteLink
            to="/"
            search={writeFilters(without)}
            resetScroll={false}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-4 text-sm font-medium hover:bg-hover md:pointer-fine:min-h-9"
          >
            <span className="sr-only">Remove </span>
            <bdi className="min-w-0 truncate">{text}</bdi>
            <X className="size-4 text-muted" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
