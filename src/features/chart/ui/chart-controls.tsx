// What the chart shows: one kind of work or all, and when it begins. The kinds are the chart's legend too.
import { SelectField } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { type JobType, jobTypes } from '#features/jobs/job.rules.ts'
import { type Season, seasons } from '../chart.rules.ts'
import type { ChartSearch } from '../chart.schema.ts'

const kinds: Record<JobType, string> = { job: 'Jobs', volunteer: 'Volunteering', internship: 'Internships' }
const seasonLabels: Record<Season, string> = {
  'mar-may': 'March to May',
  'jun-aug': 'June to August',
  'sep-nov': 'September to November',
  'dec-feb': 'December to February',
}
const options = [
  { value: '', label: 'At any time' },
  ...seasons.map((value) => ({ value, label: seasonLabels[value] })),
]

type Props = { search: ChartSearch; onSeason: (season: Season | undefined) => void }

export function ChartControls({ search, onSeason }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <nav aria-label="Kinds of work" className="flex flex-wrap gap-2">
        <Kind label="All" />
        {jobTypes.map((type) => (
          <Kind key={type} label={kinds[type]} type={type} />
        ))}
      </nav>
      <SelectField
        label="Begins"
        name="season"
        className="w-full sm:w-64"
        value={search.season ?? ''}
        options={options}
        onChange={({ target }) => onSeason(seasons.find((each) => each === target.value))}
      />
    </div>
  )
}

function Kind({ label, type }: { label: string; type?: JobType }) {
  return (
    <SiteLink
      to="/chart"
      search={({ season }) => ({ season, jobType: type })}
      resetScroll={false}
      className="chart-kind"
    >
      {type && <span className={`chart-dot chart-light-${type}`} aria-hidden="true" />}
      {label}
    </SiteLink>
  )
}
