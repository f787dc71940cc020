// Numbers by day as lines with axes; behind it the same as a table.
import { Cell, Header, Table } from '#design/table.tsx'
import { CsvButton } from '../csv-button.tsx'
import { writeNumber } from '../number-card.tsx'
import { niceTop } from './nice-top.ts'

export type Line = { key: string; label: string; ink: string }
export type Day = { date: string } & Record<string, number | string>

type Props = { title: string; over: string; days: readonly Day[]; lines: readonly Line[] }

const height = 100
const numberOf = (day: Day, key: string) => Number(day[key] ?? 0)

export function DayChart({ title, over, days, lines }: Props) {
  const top = niceTop(Math.max(1, ...days.flatMap((day) => lines.map(({ key }) => numberOf(day, key)))))
  const middle = days[Math.floor(days.length / 2)]
  const say = (day: Day) =>
    `${day.date}: ${lines.map(({ key, label }) => `${writeNumber(numberOf(day, key))} ${label}`).join(', ')}`
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{title}</h2>
        <span className="text-sm text-muted">{over}</span>
      </figcaption>
      {lines.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-4 text-sm">
          {lines.map(({ key, label, ink }) => (
            <li key={key} className="flex items-center gap-2">
              <svg viewBox="0 0 12 12" className={`size-3 ${ink}`} aria-hidden="true">
                <rect width="12" height="12" rx="3" fill="currentColor" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div
        className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted tabular-nums"
        aria-hidden="true"
      >
        <div className="flex h-44 flex-col justify-between text-end">
          <span>{writeNumber(top)}</span>
          <span>{writeNumber(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-44 w-full overflow-visible"
        >
          {[0, height / 2, height].map((y) => (
            <line
              key={y}
              x1="0"
              x2={days.length}
              y1={y}
              y2={y}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ key, ink }) => (
            <polyline
              key={key}
              className={ink}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              points={days
                .map((day, index) => `${index + 0.5},${height - (numberOf(day, key) / top) * height}`)
                .join(' ')}
            />
          ))}
          {days.map((day, index) => (
            <rect
              key={day.date}
              x={index}
              y="0"
              width="1"
              height={height}
              className="fill-transparent hover:fill-ink/10"
            >
              <title>{say(day)}</title>
            </rect>
          ))}
        </svg>
        <span />
        <div className="mt-1 flex justify-between">
          <span>{days[0]?.date}</span>
          <span className="hidden sm:inline">{middle?.date}</span>
          <span>{days.at(-1)?.date}</span>
        </div>
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
          Show as table<span className="sr-only">: {title}</span>
        </summary>
        <CsvButton name={title.toLowerCase().replaceAll(' ', '-')} of={title} rows={days} />
        <Table caption={`${title}, ${over}`} captionHidden className="max-h-80 overflow-y-auto">
          <thead>
            <tr>
              <Header>Date</Header>
              {lines.map(({ key, label }) => (
                <Header key={key} align="end">
                  {label}
                </Header>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <Cell>{day.date}</Cell>
                {lines.map(({ key }) => (
                  <Cell key={key} cellAlign="end">
                    {writeNumber(numberOf(day, key))}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}
