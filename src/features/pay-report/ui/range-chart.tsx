// Ranges of pay on one scale: a bar for the middle half of the listings, a line for the median. The table beneath says the same.
import { writeNumber } from '#shared/plain-writing.ts'
import { scaleTop } from '../pay-report.rules.ts'
import { groupKey, type NamedGroup } from './named-group.ts'

type Props = { title: string; groups: readonly NamedGroup[] }

export function RangeChart({ title, groups }: Props) {
  const top = scaleTop(Math.max(...groups.map(({ high }) => high)))
  const share = (value: number) => `${(Math.min(value, top) / top) * 100}%`
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <figcaption className="font-display text-lg font-semibold">{title}</figcaption>
      <ul className="mt-3 grid gap-4">
        {groups.map((group) => (
          <li key={groupKey(group)}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="font-medium">
                {group.name}
                {group.payClass === 'stipend' && <span className="text-muted"> (stipend)</span>}
              </span>
              <span className="text-muted tabular-nums">
                median <strong className="text-base text-ink">{writeNumber(group.median)}</strong>,{' '}
                {writeNumber(group.listings)} listings
                <span className="sr-only">
                  , half of them from {writeNumber(group.low)} to {writeNumber(group.high)}
                </span>
              </span>
            </p>
            <svg className="mt-1 block h-4 w-full" aria-hidden="true">
              <rect width="100%" height="16" rx="4" className="fill-sunken" />
              <rect
                x={share(group.low)}
                width={`${((group.high - group.low) / top) * 100}%`}
                height="16"
                rx="4"
                className={group.payClass === 'stipend' ? 'fill-blue' : 'fill-teal'}
              />
              <line
                x1={share(group.median)}
                x2={share(group.median)}
                y1="0"
                y2="16"
                className="stroke-ink"
                strokeWidth="3"
              />
            </svg>
          </li>
        ))}
      </ul>
      <p
        className="mt-2 grid grid-cols-3 text-[min(0.8125rem,4.5vw)]/[1.45] text-muted tabular-nums"
        aria-hidden="true"
      >
        <span>0</span>
        <span className="text-center">{writeNumber(top / 2)}</span>
        <span className="text-end">{writeNumber(top)}</span>
      </p>
    </figure>
  )
}
