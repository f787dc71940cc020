// What the chart shows, in words: every sea with its number, and the listings that are lit.
import { cachedMarkup } from '#design/cached-markup.ts'
import { SiteLink } from '#design/site-link.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import { jobTypeLabels } from '#features/jobs/job.rules.ts'
import { seaName } from '#features/places/sea.rules.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { ChartDrawing, ChartSearch } from '../chart.schema.ts'
import type { LightPoint } from '../light-points.ts'

type Props = {
  areas: ChartDrawing['areas']
  /** Those that are told in words; many are for the eye. */
  lights: readonly LightPoint[]
  search: ChartSearch
}

export const ChartTable = cachedMarkup(function ChartTable({ areas, lights, search }: Props) {
  const kind = search.jobType ? { jobType: search.jobType } : {}
  return (
    <div>
      <Table caption="Open listings by sea" captionHidden>
        <thead>
          <tr>
            <Header>Sea</Header>
            <Header align="end">Open listings</Header>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ sea, count }) => (
            <tr key={sea}>
              <Cell>
                <SiteLink
                  to="/"
                  search={{ sea, ...kind }}
                  hash="jobs"
                  className="link inline-flex min-h-11 items-center"
                >
                  {seaName(sea)}
                </SiteLink>
              </Cell>
              <Cell cellAlign="end">{writeNumber(count)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {lights.length > 0 && (
        <p className="mt-4 text-muted">
          Lit for you, among the three newest listings:{' '}
          {lights.map(({ jobId, kind: type }, at) => (
            <span key={jobId}>
              {at > 0 && ', '}
              <SiteLink to="/jobs/$id" params={{ id: jobId }} className="link">
                {jobTypeLabels[type]} {at + 1}
              </SiteLink>
            </span>
          ))}
        </p>
      )}
    </div>
  )
})
