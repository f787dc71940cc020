// What was asked, near the list: one chip for each word and filter, which takes it away again.
import { X } from '#design/icons.tsx'
import { latePart } from '#design/late-part.ts'
import { SiteLink } from '#design/site-link.tsx'
import { WhenAwake } from '#design/when-awake.tsx'
import { type BoardSearch, hasFilters, toggled, writeFilters } from '../board-search.rules.ts'
import { jobTypeLabels, workTypeLabels } from '../job.rules.ts'

const AskedFacts = latePart(async () => (await import('./asked-facts.tsx')).AskedFacts)

type Chip = { text: string; without: BoardSearch }

function chipsOf(filters: BoardSearch): Chip[] {
  const { search, location, jobType = [], workType = [], paidPosition, company, closesBefore } = filters
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
    ...(company ? [{ text: `at ${company}`, without: less({ company: undefined }) }] : []),
    ...(closesBefore ? [{ text: `closing until ${closesBefore}`, without: less({ closesBefore: undefined }) }] : []),
  ]
}

/** Chips with names from the long lists come when the page is alive: the server draws in one go and waits for no part. */
export function Asked({ filters }: { filters: BoardSearch }) {
  if (!hasFilters(filters)) return null
  return (
    <ul aria-label="What you asked for" className="mb-5 flex min-h-11 flex-wrap gap-2 md:pointer-fine:min-h-9">
      {/* By place: the same word may be asked for as a kind, too. */}
      {[...chipsOf(filters).entries()].map(([at, chip]) => (
        <AskedChip key={at} {...chip} />
      ))}
      {hasCodes(filters) && (
        <WhenAwake>
          <AskedFacts filters={filters} />
        </WhenAwake>
      )}
    </ul>
  )
}

/** What has its own chip here is text; all else are codes. */
function hasCodes(filters: BoardSearch): boolean {
  const { search: _, location: _l, jobType: _j, workType: _w, paidPosition: _p, company: _c, ...more } = filters
  return hasFilters({ ...more, closesBefore: undefined })
}

export function AskedChip({ text, without }: Chip) {
  return (
    <li className="max-w-full">
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
  )
}
