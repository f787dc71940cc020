// A logbook's numbers, for its owner alone.
import { ChevronDown } from '#design/icons.tsx'
import { writeDay } from '#shared/plain-writing.ts'
import type { LogbookEntry } from '../logbook.schema.ts'
import { countLogbook } from '../logbook-count.rules.ts'

const shownMonths = 12

export function LogbookNumbers({ entries }: { entries: readonly LogbookEntry[] }) {
  const { applied, answered, byMonth } = countLogbook(entries)
  const most = Math.max(1, ...byMonth.map(({ count }) => count))
  return (
    <section aria-label="Your numbers" className="min-w-0">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure name="noted" value={entries.length} />
        <Figure name="applied for" value={applied} />
        <Figure name={answered === 1 ? 'answer' : 'answers'} value={answered} />
      </dl>
      {byMonth.length > 0 && (
        <details data-print="open" className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
            Applications by month
            <ChevronDown className="size-4" />
          </summary>
          <ul className="grid gap-1 text-sm">
            {byMonth.slice(0, shownMonths).map(({ month, count }) => (
              <li key={month} className="grid grid-cols-[8rem_2rem_minmax(0,12rem)] items-center gap-2">
                <span>{writeMonth(month)}</span>
                <span className="text-right tabular-nums">{count}</span>
                <progress aria-hidden="true" className="h-2 w-full accent-link" max={most} value={count} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** November 2026 */
function writeMonth(month: string): string {
  return writeDay(new Date(month)).replace(' 1,', '')
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="order-last text-muted">{name}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
