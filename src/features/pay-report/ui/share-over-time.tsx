// Kinds of pay by quarter, as shares of all listings posted then, with a table of the numbers beneath.
import { Cell, Header, Table } from '#design/table.tsx'
import { type PayClass, payClasses, payClassLabels } from '#features/jobs/pay/pay.rules.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { quarterLabel } from '../pay-report.rules.ts'
import type { Quarter } from '../pay-report.schema.ts'
import { AsTable } from './as-table.tsx'

// Those that pay nothing, or less than nothing, stand together at the end.
const inks: Record<PayClass, string> = {
  salary: 'fill-teal',
  stipend: 'fill-blue',
  board_lodging: 'fill-violet',
  not_stated: 'fill-slate',
  unpaid: 'fill-amber',
  participant_pays: 'fill-coral',
}
const order = Object.keys(inks) as PayClass[]

export function ShareOverTime({ quarters }: { quarters: readonly Quarter[] }) {
  return (
    <>
      <figure className="mt-5 rounded-lg border border-line bg-surface p-4 sm:p-5">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-hidden="true">
          {order.map((each) => (
            <li key={each} className="flex items-center gap-2">
              <svg className="size-3" aria-hidden="true">
                <rect width="12" height="12" rx="3" className={inks[each]} />
              </svg>
              {payClassLabels[each]}
            </li>
          ))}
        </ul>
        <ul className="mt-4 grid gap-3">
          {quarters.map((each) => (
            <li
              key={nameOf(each)}
              className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3 text-sm cramped:grid-cols-1"
            >
              <span className="tabular-nums">{nameOf(each)}</span>
              <div>
                <Bar quarter={each} />
                <p className="text-muted">{sayShares(each)}</p>
              </div>
            </li>
          ))}
        </ul>
      </figure>
      <AsTable of="kinds of pay by quarter">
        <ShareTable quarters={quarters} />
      </AsTable>
    </>
  )
}

const nameOf = ({ year, quarter }: Quarter) => quarterLabel(year, quarter)
const shareOf = ({ listings, classes }: Quarter, each: PayClass) => (classes[each] / listings) * 100

function sayShares(quarter: Quarter): string {
  const share = (each: PayClass) => `${Math.round(shareOf(quarter, each))} %`
  return `${share('unpaid')} unpaid, ${share('participant_pays')} paid by participants, of ${writeNumber(quarter.listings)} listings`
}

function Bar({ quarter }: { quarter: Quarter }) {
  const parts = order.map((each, at) => ({
    each,
    width: shareOf(quarter, each),
    x: order.slice(0, at).reduce((sum, before) => sum + shareOf(quarter, before), 0),
  }))
  return (
    <svg className="block h-5 w-full" aria-hidden="true">
      {parts.map(({ each, x, width }) => (
        <rect key={each} x={`${x}%`} width={`${width}%`} height="20" className={inks[each]} />
      ))}
    </svg>
  )
}

function ShareTable({ quarters }: { quarters: readonly Quarter[] }) {
  return (
    <Table caption="Listings posted in each quarter by kind of pay">
      <thead>
        <tr>
          <Header>Quarter</Header>
          {payClasses.map((each) => (
            <Header key={each} align="end">
              {payClassLabels[each]}
            </Header>
          ))}
          <Header align="end">Listings</Header>
        </tr>
      </thead>
      <tbody>
        {quarters.map((quarter) => (
          <tr key={nameOf(quarter)}>
            <th scope="row" className="text-start font-medium whitespace-nowrap">
              {nameOf(quarter)}
            </th>
            {payClasses.map((each) => (
              <Cell key={each} cellAlign="end">
                {Math.round(shareOf(quarter, each))} %
              </Cell>
            ))}
            <Cell cellAlign="end">{writeNumber(quarter.listings)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
