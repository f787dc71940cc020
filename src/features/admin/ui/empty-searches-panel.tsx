// What people looked for in vain: the words and how often, never who.
import { useQuery } from '@tanstack/react-query'
import { Panel } from '#design/panel.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { emptySearchesQuery } from './admin.api.ts'
import { CsvButton } from './csv-button.tsx'
import { writeDay } from './writing.ts'

const empty = {
  title: 'Every search found something',
  text: 'Words that find nothing are counted here, without who typed them.',
}

export function EmptySearchesPanel() {
  const query = useQuery(emptySearchesQuery)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">Searches that found nothing</h2>
      <Panel
        query={query}
        skeleton={<Skeleton className="h-52" />}
        isEmpty={({ searches }) => searches.length === 0}
        empty={empty}
      >
        {({ searches }) => (
          <>
            <div className="justify-self-end">
              <CsvButton name="empty-searches" of="searches that found nothing" rows={searches} />
            </div>
            <Table caption="Words searched for in vain, last 90 days" stacked>
              <HeaderRow labels={['Words', 'Times', 'Last']} />
              <tbody>
                {searches.map(({ words, times, lastAt }) => (
                  <tr key={words}>
                    <Cell label="Words" className="[overflow-wrap:anywhere]">
                      {words}
                    </Cell>
                    <Cell label="Times">{writeNumber(times)}</Cell>
                    <Cell label="Last" className="whitespace-nowrap">
                      {writeDay(lastAt)}
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        )}
      </Panel>
    </section>
  )
}
