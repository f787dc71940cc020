// The drawn chart: paper seas under paper land, a lamp with its number for every sea, a light for every listing one may see.
import { cachedMarkup } from '#design/cached-markup.ts'
import { SiteLink } from '#design/site-link.tsx'
import { jobTypeLabels, jobTypes, newestForFree } from '#features/jobs/job.rules.ts'
import { seaName } from '#features/places/sea.rules.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { ChartDrawing, ChartSearch } from '../chart.schema.ts'
import { chartHeight, chartWidth } from '../chart-projection.ts'
import { drawnAreas } from '../drawn-areas.gen.ts'
import landFile from '../drawn-land.gen.svg?url'
import { readLights } from '../light-points.ts'

type Props = { chart: ChartDrawing; search: ChartSearch }

const kinds = jobTypes.toReversed()

/** Many people see the same chart. */
export const ChartSea = cachedMarkup(function ChartSea({ chart, search }: Props) {
  const counts = new Map(chart.areas.map(({ sea, count }) => [sea, count]))
  const shown = drawnAreas.filter(({ sea }) => counts.has(sea))
  const points = readLights(chart.lights)
  return (
    <div className="chart grain">
      <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} aria-label="Chart of the seas">
        <Water />
        {/* The first of the areas has the place where they overlap, so it is drawn last. */}
        {shown.toReversed().map(({ sea, path }) => (
          <SiteLink
            key={sea}
            to="/"
            search={{ sea, ...(search.jobType ? { jobType: search.jobType } : {}) }}
            hash="jobs"
            className="chart-area"
            aria-label={`${seaName(sea)}: ${listings(counts.get(sea)!)}`}
          >
            <title>{`${seaName(sea)}: ${listings(counts.get(sea)!)}`}</title>
            <path d={path} />
          </SiteLink>
        ))}
        {/* On top of the seas, so that no area shows on land. */}
        <svg className="chart-land" aria-hidden="true">
          <image href={landFile} width={chartWidth} height={chartHeight} />
        </svg>
        {/* What follows is said by the areas' names and by the table. */}
        <svg className="chart-lamps" aria-hidden="true">
          {points.length <= newestForFree &&
            shown.map(({ sea, x, y }) => <Lamp key={sea} x={x} y={y} count={counts.get(sea)!} />)}
        </svg>
        <svg aria-hidden="true">
          {kinds.map((kind) => (
            <g key={kind} className={`chart-lights chart-light-${kind}`}>
              <title>{jobTypeLabels[kind]}</title>
              {points
                .filter((point) => point.kind === kind)
                .map(({ jobId, x, y }) => (
                  <SiteLink key={jobId} to="/jobs/$id" params={{ id: jobId }} tabIndex={-1}>
                    <use href={`#light-${kind}`} x={x} y={y} />
                  </SiteLink>
                ))}
            </g>
          ))}
        </svg>
      </svg>
    </div>
  )
})

const listings = (count: number) => (count === 1 ? '1 listing' : `${writeNumber(count)} listings`)

/** For who sees numbers instead of lights. The area of the glow grows with the number. */
function Lamp({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g>
      <circle
        className="chart-lamp-glow"
        cx={x}
        cy={y}
        r={Math.round(Math.min(44, 16 + Math.sqrt(count) * 4))}
        fill="url(#chart-lamp)"
      />
      <circle className="chart-lamp" cx={x} cy={y} r={count < 100 ? 9 : 12} />
      <text x={x} y={y}>
        {writeNumber(count)}
      </text>
    </g>
  )
}

const meridians = [1, 2, 3, 4, 5].map((at) => (chartHeight * at) / 6)

/** The same on every chart. */
const Water = cachedMarkup(function Water() {
  return (
    <g>
      <defs>
        {(['lamp', ...kinds] as const).map((kind) => (
          <radialGradient key={kind} id={`chart-${kind}`}>
            <stop offset="0" className={`chart-stop-${kind}`} stopOpacity="0.95" />
            <stop offset="0.35" className={`chart-stop-${kind}`} stopOpacity="0.42" />
            <stop offset="1" className={`chart-stop-${kind}`} stopOpacity="0" />
          </radialGradient>
        ))}
        {/* Drawn once and used for each listing: there may be thousands. */}
        {kinds.map((kind) => (
          <g key={kind} id={`light-${kind}`}>
            <circle className="chart-glow" fill={`url(#chart-${kind})`} />
            <circle className="chart-core" />
          </g>
        ))}
        <linearGradient id="chart-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="chart-stop-shallow" />
          <stop offset="1" className="chart-stop-deep" />
        </linearGradient>
      </defs>
      <rect width={chartWidth} height={chartHeight} fill="url(#chart-water)" />
      {meridians.map((y) => (
        <path key={y} className="chart-line" d={`M0 ${Math.round(y)}h${chartWidth}`} />
      ))}
    </g>
  )
})
