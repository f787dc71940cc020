// Groups of one kind as charts, one for each currency and time, with a table of the same numbers beneath.
import { Cell, Header, Table } from '#design/table.tsx'
import { payClassLabels, payPeriodLabels } from '#features/jobs/pay/pay.rules.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { AsTable } from './as-table.tsx'
import { groupKey, type NamedGroup } from './named-group.ts'
import { RangeChart } from './range-chart.tsx'

type Props = { title: string; about: string; what: string; groups: readonly NamedGroup[] }

export function PayGroups({ title, about, what, groups }: Props) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 max-w-read text-muted">{about}</p>
      {groups.length === 0 ? (
        <p className="mt-4 rounded-lg bg-hover px-5 py-4">
          Too few listings name an amount in one currency and for one time. As more do, they will stand here.
        </p>
      ) : (
        <>
          <div className="mt-5 grid gap-5 md:grid-cols-2">
            {scalesOf(groups).map(([scale, own]) => (
              <RangeChart key={scale} title={scale} groups={own} />
            ))}
          </div>
          <AsTable of={title}>
            <GroupTable
              caption={`${title}: medians and ranges, in the money they are paid in`}
              what={what}
              groups={groups}
            />
          </AsTable>
        </>
      )}
    </section>
  )
}

/** What shares a currency and a time can be compared; the scale with most listings stands first. */
function scalesOf(groups: readonly NamedGroup[]): [string, NamedGroup[]][] {
  const scales = Map.groupBy(groups, ({ currency, period }) => `${currency} ${payPeriodLabels[period]}`)
  const size = (own: NamedGroup[]) => own.reduce((sum, { listings }) => sum + listings, 0)
  return [...scales].sort(([, one], [, other]) => size(other) - size(one))
}

type TableProps = Pick<Props, 'what' | 'groups'> & { caption: string }

function GroupTable({ caption, what, groups }: TableProps) {
  return (
    <Table caption={caption} stacked>
      <thead>
        <tr>
          <Header>{what}</Header>
          <Header>Pay</Header>
          <Header align="end">Lower quarter</Header>
          <Header align="end">Median</Header>
          <Header align="end">Upper quarter</Header>
          <Header align="end">Listings</Header>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={groupKey(group)}>
            <th scope="row" className="text-start font-medium">
              {group.name}
            </th>
            <Cell label="Pay">
              {payClassLabels[group.payClass]}, {group.currency} {payPeriodLabels[group.period]}
            </Cell>
            <Cell label="Lower quarter" cellAlign="end">
              {writeNumber(group.low)}
            </Cell>
            <Cell label="Median" cellAlign="end">
              <strong>{writeNumber(group.median)}</strong>
            </Cell>
            <Cell label="Upper quarter" cellAlign="end">
              {writeNumber(group.high)}
            </Cell>
            <Cell label="Listings" cellAlign="end">
              {writeNumber(group.listings)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
