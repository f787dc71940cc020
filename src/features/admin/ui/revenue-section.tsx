// Money and memberships by month: a line for each kind, the table behind them, and whose membership ends soon.
import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '#design/page-heading.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { SelectField } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import type { RevenueMonth } from '#features/membership/membership.schema.ts'
import { useClock } from '#http/client/use-clock.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { revenueQuery } from './admin.api.ts'
import { DayChart } from './charts/day-chart.tsx'
import { CsvButton } from './csv-button.tsx'
import { useDesk } from './desk-address.ts'
import { EndingSoon } from './ending-soon.tsx'
import { GrowthPanel } from './growth-panel.tsx'
import { NumberCard, NumberGrid } from './number-card.tsx'
import { ngoShare, revenueRow } from './revenue-file.ts'
import { useWriteMoney } from './writing.ts'

const never = { title: '', text: '' }
const spans = [
  { value: '12', label: 'Last 12 months' },
  { value: '24', label: 'Last 24 months' },
  { value: '36', label: 'Last 36 months' },
]
const usual = '12'

function firstMonth(months: number, now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1)).toISOString().slice(0, 7)
}

export function RevenueSection() {
  const { address, narrow } = useDesk()
  const now = new Date(useClock())
  const span = spans.find(({ value }) => value === address.view)?.value ?? usual
  const query = useQuery(revenueQuery(span === usual ? {} : { from: firstMonth(Number(span), now) }))
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title="Revenue"
        actions={
          <SelectField
            label="Months"
            className="w-48"
            value={span}
            options={spans}
            onChange={({ target }) => narrow({ view: target.value })}
          />
        }
      />
      <Panel query={query} skeleton={<MonthsToCome />} isEmpty={() => false} empty={never}>
        {({ months }) => <Months months={months} />}
      </Panel>
      <EndingSoon />
      <GrowthPanel />
    </div>
  )
}

/** As high as a year of months: the sources, which are led to, stand beneath them. */
function MonthsToCome() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-75 lg:h-40" />
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
      <Skeleton className="h-174 lg:h-158" />
    </div>
  )
}

const sum = (months: readonly RevenueMonth[], key: 'paid' | 'refunded' | 'net' | 'new' | 'renewed') =>
  months.reduce((total, month) => total + month[key], 0)

function Months({ months }: { months: RevenueMonth[] }) {
  const writeMoney = useWriteMoney()
  const over = `${months.length} months, by when the payment came`
  const days = months.map(({ month, ngos: _ngos, ...numbers }) => ({ date: `${month}-01`, ...numbers }))
  return (
    <>
      <NumberGrid>
        <NumberCard label="Net" value={sum(months, 'net')} over={over} write={writeMoney} />
        <NumberCard label="Given back" value={sum(months, 'refunded')} over={over} write={writeMoney} />
        <NumberCard label="New members" value={sum(months, 'new')} over={over} />
        <NumberCard label="Active" value={months.at(-1)?.active ?? 0} over="now" />
      </NumberGrid>
      <DayChart
        title="Money"
        over={over}
        days={days}
        unit="month"
        write={writeMoney}
        lines={[
          { key: 'paid', label: 'Paid, with tax', ink: 'text-teal' },
          { key: 'refunded', label: 'Given back', ink: 'text-coral' },
        ]}
      />
      <DayChart
        title="Memberships"
        over={`${months.length} months; active at the end of each`}
        days={days}
        unit="month"
        lines={[
          { key: 'active', label: 'Active', ink: 'text-blue' },
          { key: 'new', label: 'New', ink: 'text-teal' },
          { key: 'renewed', label: 'Renewed', ink: 'text-violet' },
          { key: 'lapsed', label: 'Lapsed', ink: 'text-coral' },
        ]}
      />
      <MonthTable months={months} />
    </>
  )
}

const money = ['paid', 'tax', 'refunded', 'net'] as const
const people = ['new', 'renewed', 'returned', 'lapsed', 'active'] as const
const labels: Record<(typeof money)[number] | (typeof people)[number], string> = {
  paid: 'Paid',
  tax: 'of it tax',
  refunded: 'Given back',
  net: 'Net',
  new: 'New',
  renewed: 'Renewed',
  returned: 'Returned',
  lapsed: 'Lapsed',
  active: 'Active',
}

function MonthTable({ months }: { months: RevenueMonth[] }) {
  const writeMoney = useWriteMoney()
  const newestFirst = months.toReversed()
  return (
    <div className="grid grid-cols-1 gap-3">
      <PanelBar text="Every month, the newest first. Months are of UTC, and this one is not over.">
        <CsvButton name="revenue" of="revenue by month" rows={newestFirst.map(revenueRow)} />
      </PanelBar>
      <Table caption="Revenue by month" captionHidden>
        <thead>
          <tr>
            <Header>Month</Header>
            {[...money, ...people].map((key) => (
              <Header key={key} align="end">
                {labels[key]}
              </Header>
            ))}
            <Header align="end">NGO share</Header>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((month) => (
            <tr key={month.month}>
              <Cell className="whitespace-nowrap">
                <SiteLink
                  to="/admin"
                  search={{ section: 'operations', part: 'payments', ...daysOf(month.month) }}
                  className="link inline-flex min-h-6 items-center"
                >
                  {month.month}
                </SiteLink>
              </Cell>
              {money.map((key) => (
                <Cell key={key} cellAlign="end" className="whitespace-nowrap tabular-nums">
                  {writeMoney(month[key])}
                </Cell>
              ))}
              {people.map((key) => (
                <Cell key={key} cellAlign="end" className="tabular-nums">
                  {writeNumber(month[key])}
                </Cell>
              ))}
              <Cell cellAlign="end" className="whitespace-nowrap tabular-nums">
                {writeMoney(ngoShare(month))}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}
