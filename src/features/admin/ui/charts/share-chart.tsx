// Numbers by kind as bars. The bars stand in the table itself, so that nothing has to be said twice.
import { Header, Table } from '#design/table.tsx'
import { CsvButton } from '../csv-button.tsx'
import { writeNumber } from '../number-card.tsx'

export type Share = { label: string; value: number; note?: string; key?: string }

type Props = {
  title: string
  over: string
  shares: readonly Share[]
  what: string
  write?: (value: number) => string
}

export function ShareChart({ title, over, shares, what, write = writeNumber }: Props) {
  const most = Math.max(1, ...shares.map(({ value }) => value))
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{title}</h2>
        <span className="text-sm text-muted">{over}</span>
      </div>
      <Table caption={`${title}, ${over}`} captionHidden className="border-0">
        <thead className="sr-only">
          <tr>
            <Header>Kind</Header>
            <Header>Bar</Header>
            <Header align="end">{what}</Header>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ label, value, note, key = label }) => (
            <tr key={key}>
              <th scope="row" className="w-28 text-start font-medium">
                {label}
              </th>
              <td className="w-full">
                <svg className="h-3 w-full min-w-16 text-teal" aria-hidden="true">
                  <rect width={`${(value / most) * 100}%`} height="12" rx="3" fill="currentColor" />
                </svg>
              </td>
              <td data-align="end" className="whitespace-nowrap tabular-nums">
                {write(value)}
                {note && <span className="block text-xs text-muted">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <CsvButton
        name={title.toLowerCase().replaceAll(' ', '-')}
        of={title}
        rows={shares.map(({ label, value }) => ({ label, [what]: value }))}
      />
    </section>
  )
}
