// What goes to which organisation, in money: a tenth of every fee that really came in.
import { useQuery } from '@tanstack/react-query'
import { Panel } from '#design/panel.tsx'
import { ShareChart } from './charts/share-chart.tsx'
import { ngosQuery } from './membership.api.ts'
import { NumberCard, NumberGrid } from './number-card.tsx'
import { useWriteMoney } from './writing.ts'

const empty = { title: 'Nothing to give yet', text: 'A tenth of each fee stands here once a paying member has chosen.' }

export function NgosPanel() {
  const query = useQuery(ngosQuery)
  const writeMoney = useWriteMoney()
  return (
    <Panel query={query} isEmpty={({ tally }) => tally.length === 0} empty={empty}>
      {({ tally }) => (
        <div className="grid grid-cols-1 gap-6">
          <NumberGrid>
            <NumberCard
              label="To give"
              value={tally.reduce((sum, { cents }) => sum + cents, 0)}
              write={writeMoney}
              over="a tenth of fees, since the beginning"
            />
            <NumberCard
              label="Members who chose"
              value={tally.reduce((sum, { members }) => sum + members, 0)}
              over="and paid, as of now"
            />
          </NumberGrid>
          <ShareChart
            title="Part of each organisation"
            over="since the beginning, refunds taken off"
            what="To give"
            wide
            write={writeMoney}
            shares={[...tally]
              .sort((one, other) => other.cents - one.cents)
              .map(({ ngo, name, members, cents }) => ({
                key: ngo,
                label: name,
                value: cents,
                note: members === 1 ? '1 member' : `${members} members`,
              }))}
          />
        </div>
      )}
    </Panel>
  )
}
