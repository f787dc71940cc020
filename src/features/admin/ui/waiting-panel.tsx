// What waits for a person, above everything else: how many of each, and a few of them, each a link to its very row.
import { useQuery } from '@tanstack/react-query'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { listWaiting, type WaitingKind } from '../waiting.rules.ts'
import { mostWaitingRows, type Waiting, type WaitingRow } from '../waiting.schema.ts'
import type { DeskAddress } from './desk-address.ts'
import { waitingRowsQuery } from './health.api.ts'
import { writeDay } from './writing.ts'

const places: Record<WaitingRow['kind'], { of: WaitingKind; at: DeskAddress }> = {
  payment: { of: 'payments', at: { section: 'operations', part: 'payments' } },
  report: { of: 'reports', at: { section: 'operations', part: 'reports' } },
  held: { of: 'reports', at: { section: 'operations', part: 'held' } },
  link: { of: 'links', at: { section: 'links' } },
  listing_report: { of: 'links', at: { section: 'links' } },
  draft: { of: 'drafts', at: { section: 'jobs' } },
  request: { of: 'requests', at: { section: 'operations', part: 'requests' } },
  letter: { of: 'letters', at: { section: 'operations', part: 'letters' } },
}

const hasRows = (kind: WaitingKind) => Object.values(places).some(({ of }) => of === kind)

export function WaitingPanel({ waiting }: { waiting: Waiting }) {
  const { data, isError } = useQuery(waitingRowsQuery)
  const rowsOf = (kind: WaitingKind) => (data?.rows ?? []).filter((row) => places[row.kind].of === kind)
  // Reported and held posts are counted together, and stand in two places: the way leads to where there are some.
  const placeOf = ([first]: WaitingRow[], usual: DeskAddress) => (first ? places[first.kind].at : usual)
  return (
    <Card as="section" aria-labelledby="waiting-heading" className="grid grid-cols-1 gap-4">
      <h2 id="waiting-heading" className="text-xl">
        Waits for you
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        {listWaiting(waiting).map(({ kind, count, text, at }) => (
          <li key={kind} className="min-w-0">
            <SiteLink
              to="/admin"
              search={placeOf(rowsOf(kind), at)}
              className="link inline-flex min-h-6 items-center font-semibold"
            >
              {text}
            </SiteLink>
            <ul className="mt-1 grid gap-1 text-sm">
              {!data && !isError && hasRows(kind) && <RowsToCome count={Math.min(count, mostWaitingRows)} />}
              {rowsOf(kind).map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Their room: what stands below stays where it is when they come. */
function RowsToCome({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => line).map((line) => (
    <li key={line} className="flex min-h-6 items-center" aria-hidden="true">
      <Skeleton className="h-4 w-3/5" />
    </li>
  ))
}

function Row({ row: { kind, id, text, since } }: { row: WaitingRow }) {
  return (
    <li className="flex min-w-0 items-center justify-between gap-3">
      <SiteLink
        to="/admin"
        search={{ ...places[kind].at, id }}
        className="link inline-flex min-h-6 min-w-0 items-center"
      >
        <bdi className="truncate">{text}</bdi>
      </SiteLink>
      {since && <span className="flex-none text-muted tabular-nums">{writeDay(since)}</span>}
    </li>
  )
}
