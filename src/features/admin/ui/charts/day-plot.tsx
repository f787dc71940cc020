// The picture of numbers by day: lines over a soft ground, axes, and what a day says under the pointer.
import { type PointerEvent, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { niceTop } from './nice-top.ts'

export type Line = { key: string; label: string; ink: string }
export type Day = { date: string } & Record<string, number | string>

const height = 100
export const numberOf = (day: Day, key: string) => Number(day[key] ?? 0)

export type Unit = 'day' | 'month'
const timeZone = 'UTC'
const ofMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone })
const dates: Record<Unit, { short: Intl.DateTimeFormat; long: Intl.DateTimeFormat }> = {
  day: {
    short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }),
    long: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
  },
  month: { short: ofMonth, long: ofMonth },
}

/** The same is said by the table, so that readers of the screen pass over the picture. */
type Props = { days: readonly Day[]; lines: readonly Line[]; unit: Unit; write: (value: number) => string }

export function DayPlot({ days, lines, unit, write }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const top = niceTop(Math.max(1, ...days.flatMap((day) => lines.map(({ key }) => numberOf(day, key)))))
  const pointed = at === null ? undefined : days[at]
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))))
  }
  return (
    <div
      className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-[min(0.8125rem,4.5vw)]/[1.45] text-muted tabular-nums"
      aria-hidden="true"
    >
      <div className="-my-2 flex h-48 flex-col justify-between text-end leading-4">
        <span>{write(top)}</span>
        <span>{write(top / 2)}</span>
        <span>{write(0)}</span>
      </div>
      <div className="relative h-44" onPointerMove={follow} onPointerLeave={() => setAt(null)}>
        <svg
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="size-full overflow-visible"
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
          {at !== null && <rect x={at} y="0" width="1" height={height} className="fill-ink/10" />}
          {lines.map(({ key, ink }, index) => (
            <Stroke
              key={key}
              ink={ink}
              isFilled={index === 0}
              heights={days.map((day) => height - (numberOf(day, key) / top) * height)}
            />
          ))}
        </svg>
        {at !== null && pointed && (
          <Note day={pointed} at={at} count={days.length} lines={lines} unit={unit} write={write} />
        )}
      </div>
      <span />
      <Dates days={days} unit={unit} />
    </div>
  )
}

/** The middle one stands beneath its point; the outer ones keep to the edges, as there is no room around theirs. */
function Dates({ days, unit }: Pick<Props, 'days' | 'unit'>) {
  const [middle, last] = [Math.floor(days.length / 2), days.length - 1]
  return (
    <svg className="mt-2 h-4 w-full cramped:[&>[text-anchor=middle]]:hidden" aria-hidden="true" fill="currentColor">
      {days.map(({ date }, index) => {
        const anchor = index === middle ? 'middle' : index === 0 ? 'start' : index === last ? 'end' : null
        if (!anchor) return null
        const x = { start: 0, middle: ((index + 0.5) / days.length) * 100, end: 100 }[anchor]
        return (
          <text key={date} x={`${x}%`} y="12" textAnchor={anchor}>
            {dates[unit].short.format(new Date(date))}
          </text>
        )
      })}
    </svg>
  )
}

/** One ground is enough: two would mix into mud. */
function Stroke({ heights, ink, isFilled }: { heights: number[]; ink: string; isFilled: boolean }) {
  const points = heights.map((y, index) => `${index + 0.5},${y}`).join(' ')
  return (
    <g className={ink}>
      {isFilled && (
        <polygon
          points={`0.5,${height} ${points} ${heights.length - 0.5},${height}`}
          fill="currentColor"
          fillOpacity="0.08"
        />
      )}
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

function Note({ day, at, count, lines, unit, write }: Omit<Props, 'days'> & { day: Day; at: number; count: number }) {
  const isLate = at > count / 2
  return (
    <div
      className={classNames(
        'pointer-events-none absolute top-1 z-10 grid gap-1 rounded-md border border-line bg-surface px-3 py-2 text-ink shadow-floating',
        isLate ? '-translate-x-full' : '',
      )}
      style={{ left: `${((at + (isLate ? -0.2 : 1.2)) / count) * 100}%` }}
    >
      <span className="font-semibold whitespace-nowrap">{dates[unit].long.format(new Date(day.date))}</span>
      {lines.map(({ key, label, ink }) => (
        <span key={key} className="flex items-center gap-2 whitespace-nowrap">
          <Swatch ink={ink} />
          {write(numberOf(day, key))} {label}
        </span>
      ))}
    </div>
  )
}

export function Swatch({ ink }: { ink: string }) {
  return (
    <svg viewBox="0 0 12 12" className={`size-3 flex-none ${ink}`} aria-hidden="true">
      <rect width="12" height="12" rx="3" fill="currentColor" />
    </svg>
  )
}
