// The chart on the home page, for visitors: a picture that the server draws, and the seas with the most listings.
import { useQuery } from '@tanstack/react-query'
import { SiteLink } from '#design/site-link.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { chartSummaryQuery } from './chart.api.ts'

export function ChartSmall() {
  const { data } = useQuery(chartSummaryQuery)
  if (!data || data.seas.length === 0) return null
  return (
    <div className="mt-8 border-t border-line pt-6">
      <h4 className="text-lg">Where they are</h4>
      <SiteLink to="/chart" className="mt-4 block rounded-lg">
        <img
          src="/chart.svg"
          alt="The chart: a light for each sea"
          width={1000}
          height={470}
          loading="lazy"
          className="h-auto w-full rounded-lg"
        />
      </SiteLink>
      <ul className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {data.seas.map(({ sea, name, count }) => (
          <li key={sea} className="flex justify-between gap-3">
            <span>{name}</span>
            <span className="tabular-nums text-muted">{writeNumber(count)}</span>
          </li>
        ))}
      </ul>
      {data.elsewhere > 0 && <p className="mt-2 text-sm text-muted">and {writeNumber(data.elsewhere)} at other seas</p>}
    </div>
  )
}
