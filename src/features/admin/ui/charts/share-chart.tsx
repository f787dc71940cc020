// Numbers by kind as bars. The bars stand in the table itself, so that nothing has to be said twice.
import { classNames } from '#design/class-names.ts'
import { Header, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { CsvButton } from '../csv-button.tsx'
import { ChartHeading } from './chart-heading.tsx'

export type Share = { label: string; value: number; note?: string; key?: string }

type Props = {
  title: string
  over: string
  shares: readonly Share[]
  what: string
  /** Labels are names and titles rather than single words. */
  wide?: boolean
  write?: (value: number) => string
}

/** On a phone the bar stands below its label. */
const rowClasses =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:[&>*]:border-0! max-sm:[&>*]:px-0! max-sm:border-b max-sm:border-line max-sm:last:border-0 cramped:grid-cols-1 cramped:[&>*]:col-span-1! cramped:[&>*]:text-start!'

export function ShareChart({ title, over, shares, what, wide, write = writeNumber }: Props) {
  const most = Math.max(1, ...shares.map(({ value }) => value))
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <ChartHeading
        title={title}
        over={over}
        action={
          <CsvButton
            name={title.toLowerCase().replaceAll(' ', '-')}
            of={title}
            rows={shares.map(({ label, value }) => ({ label, [what]: value }))}
          />
        }
      />
      <Table caption={`${title}, ${over}`} captionHidden className="mt-2 rounded-none border-0">
        <thead className="sr-only">
          <tr>
            <Header>Kind</Header>
            <Header>Bar</Header>
            <Header align="end">{what}</Header>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ label, value, note, key = label }) => (
            <tr key={key} className={rowClasses}>
              <th
                scope="row"
                className={classNames('pl-0! text-start font-medium', wide ? 'sm:min-w-56' : 'sm:min-w-28')}
              >
                {label}
              </th>
              <td className="w-full max-sm:order-3 max-sm:col-span-2 max-sm:pt-0!">
                <svg className="block h-3 w-full min-w-16 text-teal" aria-hidden="true">
                  <rect width="100%" height="12" rx="4" className="fill-sunken" />
                  <rect width={`${(value / most) * 100}%`} height="12" rx="4" fill="currentColor" />
                </svg>
              </td>
              <td data-align="end" className="pr-0! whitespace-nowrap tabular-nums">
                <span className="font-semibold">{write(value)}</span>
                {note && <span className="block text-xs text-muted">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
