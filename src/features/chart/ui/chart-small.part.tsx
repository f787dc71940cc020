// The chart on the home page, for visitors: a picture that the server draws, and the seas with the most listings.
import { useQuery } from '@tanstack/react-query'
import { SiteLink } from '#design/site-link.tsx'
import { chartSummaryQuery } from './chart-summary.api.ts'

export function ChartSmall() {
  const seas = useQuery(chartSummaryQuery).data?.seas
  return seas?.[0] ? (
    <div className="chart-small">
      <SiteLink to="/chart">
        <img src="/chart.svg" alt="Chart of the seas" width={1000} height={470} loading="lazy" />
      </SiteLink>
      <ul>
        {seas.map(({ sea, name, count }) => (
          <li key={sea}>
            {name} <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  ) : null
}
