// Addresses that newsletters and digests are not sent to, each with a way off the list.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Pagination } from '#design/pagination.tsx'
import { Panel } from '#design/panel.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import type { Suppression } from '#features/newsletter/newsletter.schema.ts'
import { suppressionsQuery, useLift } from '#features/newsletter/ui/desk.api.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { FileLink } from '../csv-button.tsx'
import { denseTable } from '../dense-table.ts'

const reasons: Record<Suppression['reason'], string> = { bounce: 'Letters came back', complaint: 'Called it spam' }
const empty = { title: 'Everybody can be reached', text: 'Addresses where letters come back will stand here.' }
const consequences: Record<Suppression['reason'], string> = {
  bounce: 'Newsletters and digests go there again, as before letters came back.',
  complaint: 'They called a letter spam. They can subscribe again by themselves; nothing is sent until they do.',
}

export function Suppressions({ count }: { count: number }) {
  const [page, setPage] = useState(1)
  const [lifted, setLifted] = useState<Suppression | null>(null)
  const query = useQuery(suppressionsQuery(page))
  const lift = useLift()
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="suppressions">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="suppressions" className="text-xl">
          Not written to <span className="text-muted">({writeNumber(count)})</span>
        </h2>
        {query.data && query.data.total > 0 && (
          <FileLink of="addresses that are not written to" path="/api/admin/newsletter/suppressions.csv" />
        )}
      </div>
      <p className="text-muted">
        These addresses get neither newsletters nor digests. Letters an account needs, such as a new password, still go
        out.
      </p>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ suppressions, page: shown, totalPages }) => (
          <>
            <Table
              caption="Addresses that are not written to, newest first"
              captionHidden
              stacked
              className={denseTable}
            >
              <HeaderRow labels={['Address', 'Reason', 'Since', 'Actions']} />
              <tbody>
                {suppressions.map((each) => (
                  <tr key={each.address}>
                    <Cell label="Address" className="[overflow-wrap:anywhere]">
                      {each.address}
                    </Cell>
                    <Cell label="Reason">{reasons[each.reason]}</Cell>
                    <Cell label="Since" className="whitespace-nowrap">
                      {each.at.slice(0, 10)}
                    </Cell>
                    <Cell label="Actions">
                      <Button variant="outline" size="sm" onClick={() => setLifted(each)}>
                        Lift<span className="sr-only"> {each.address}</span>
                      </Button>
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
            <Pagination page={shown} totalPages={totalPages} onPage={setPage} label="Pages of addresses" />
          </>
        )}
      </Panel>
      <ConfirmDialog
        open={lifted !== null}
        onOpenChange={() => setLifted(null)}
        title="Write to this address again?"
        description={lifted ? `${lifted.address}: ${consequences[lifted.reason]}` : ''}
        confirmText="Lift"
        danger={false}
        pending={lift.isPending}
        pendingText="Lifting"
        onConfirm={() => lifted && lift.mutate(lifted, { onSettled: () => setLifted(null) })}
      />
    </section>
  )
}
