// Numbers by day as lines with axes; behind it the same as a table.
import { Cell, Header, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { CsvButton } from '../csv-button.tsx'
import { ChartHeading } from './chart-heading.tsx'
import { type Day, DayPlot, type Line, numberOf, Swatch, type Unit } from './day-plot.tsx'

type Props = {
  title: string
  over: string
  days: readonly Day[]
  lines: readonly Line[]
  /** A month is written by its first day. */
  unit?: Unit
  write?: (value: number) => string
}

export function DayChart({ title, over, days, lines, unit = 'day', write = writeNumber }: Props) {
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <figcaption>
        <ChartHeading title={title} over={over} />
      </figcaption>
      {lines.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-4 text-sm">
          {lines.map(({ key, label, ink }) => (
            <li key={key} className="flex items-center gap-2">
              <Swatch ink={ink} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <DayPlot days={days} lines={lines} unit={unit} write={write} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
          Show as table<span className="sr-only">: {title}</span>
        </summary>
        <div className="mb-2">
          <CsvButton name={title.toLowerCase().replaceAll(' ', '-')} of={title} rows={days} />
        </div>
        <Table caption={`${title}, ${over}`} captionHidden className="max-h-80 overflow-y-auto">
          <thead>
            <tr>
              <Header>{unit === 'day' ? 'Date' : 'Month'}</Header>
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
                <Cell>{unit === 'day' ? day.date : day.date.slice(0, 7)}</Cell>
                {lines.map(({ key }) => (
                  <Cell key={key} cellAlign="end">
                    {write(numberOf(day, key))}
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
