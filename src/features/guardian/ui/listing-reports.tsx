// What readers reported, the oldest first: keep the listing or close it.
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { SiteLink } from '#design/site-link.tsx'
import { writeMoment } from '#shared/plain-writing.ts'
import { type ListingReport, listingReportTexts } from '../listing-report.schema.ts'
import { listingReportsQuery, useSettleReport } from './links.api.ts'

/** Nothing at all where nothing was reported: the desk is for what waits. */
export function ListingReports() {
  const { data, isError, isFetching, refetch } = useQuery(listingReportsQuery)
  const keeper = useFocusKeeper()
  if (!data && isError)
    return (
      <ErrorState title="What readers reported did not load" onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (!data || data.total === 0) return null
  return (
    <section {...keeper} aria-labelledby="listing-reports-heading" className="grid grid-cols-1 gap-4">
      <h2 id="listing-reports-heading" className="text-xl">
        Reported by readers
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {data.reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function ReportCard({ report }: { report: ListingReport }) {
  const { title, company, url, note, reporter, createdAt } = report
  const settle = useSettleReport(report)
  return (
    <Card as="li" id={`row-${report.id}`} className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="amber">{listingReportTexts[report.reason]}</Badge>
        <span className="wrap-anywhere text-muted">
          reported by <bdi className="font-semibold text-ink">{reporter.username}</bdi> on{' '}
          {writeMoment(new Date(createdAt))} UTC
        </span>
      </p>
      <h3 className="text-lg" dir="auto">
        <SiteLink to="/jobs/$id" params={{ id: report.jobId }} className="link">
          {title}
        </SiteLink>
        , <bdi>{company}</bdi>
      </h3>
      {note && (
        <blockquote dir="auto" className="border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
          {note}
        </blockquote>
      )}
      {url && <p className="text-sm break-all text-muted">{url}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          aria-label={`Keep the listing: ${title}`}
          pending={settle.isPending && settle.variables === 'keep'}
          aria-disabled={settle.isPending}
          onClick={() => settle.mutate('keep')}
        >
          Keep the listing
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={`Close the listing: ${title}`}
          pending={settle.isPending && settle.variables === 'close'}
          aria-disabled={settle.isPending}
          onClick={() => settle.mutate('close')}
        >
          Close the listing
        </Button>
      </div>
    </Card>
  )
}
