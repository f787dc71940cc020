// /pay: what work in this field pays, as the board's own listings say it, and how much of it pays nothing.
import { PageHeading } from '#design/page-heading.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { jobTypeLabels } from '#features/jobs/job.rules.ts'
import { levelLabel } from '#features/jobs/needs/needs.rules.ts'
import { seaName } from '#features/places/sea.rules.ts'
import { writeDay, writeNumber } from '#shared/plain-writing.ts'
import { smallestGroup } from '../pay-report.rules.ts'
import type { PayReport } from '../pay-report.schema.ts'
import { PayGroups } from './pay-groups.tsx'
import { ShareOverTime } from './share-over-time.tsx'

export function PayPage({ report }: { report: PayReport }) {
  const { kinds, levels, seas, quarters } = report
  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading title="What ocean work pays" lead={leadOf(report)} />
      <p className="mt-4 max-w-read">
        The bars show the middle half of what listings offer, the line in them the median: half pay less. Salaries and
        stipends stand apart, and so does every currency, because nothing here is converted.
      </p>
      <PayGroups
        title="By kind of work"
        about="Jobs, internships and volunteering, whatever the level."
        what="Kind of work"
        groups={kinds.map(({ jobType, ...rest }) => ({ ...rest, name: jobTypeLabels[jobType] }))}
      />
      {levels.length > 0 && (
        <PayGroups
          title="By level"
          about="The same listings by the experience they ask for."
          what="Level"
          groups={levels.map(({ jobType, experienceLevel, ...rest }) => ({
            ...rest,
            name: `${jobTypeLabels[jobType]}, ${levelLabel(experienceLevel).toLowerCase()}`,
          }))}
        />
      )}
      <PayGroups
        title="By sea"
        about="Where the work is done, by the sea it is done at."
        what="Sea"
        groups={seas.map(({ sea, ...rest }) => ({ ...rest, name: seaName(sea) }))}
      />
      <section className="mt-12">
        <h2 className="text-2xl">Unpaid, and paying to take part</h2>
        <p className="mt-2 max-w-read text-muted">
          Of all listings posted in a quarter, how many pay a salary, how many nothing, and how many ask participants to
          pay. {silentOf(report)}
        </p>
        {quarters.length > 0 ? (
          <ShareOverTime quarters={quarters} />
        ) : (
          <p className="mt-4 rounded-lg bg-hover px-5 py-4">There are too few listings yet to speak of shares.</p>
        )}
      </section>
      <HowToRead />
    </div>
  )
}

function leadOf({ listings, counted, from }: PayReport): string {
  const all = listings === 1 ? '1 listing' : `${writeNumber(listings)} listings`
  const named = counted === 1 ? '1 names' : `${writeNumber(counted)} name`
  return `Of ${all} on this board since ${writeDay(new Date(from))}, ${named} an amount in a currency and for a time that we can compare.`
}

function silentOf({ quarters }: PayReport): string {
  const silent = quarters.reduce((sum, { classes }) => sum + classes.not_stated, 0)
  if (silent === 0) return ''
  return silent === 1 ? '1 of them does not say.' : `${writeNumber(silent)} of them do not say.`
}

function HowToRead() {
  return (
    <section className="mt-12 max-w-read">
      <h2 className="text-2xl">How far to trust this</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        <li>
          These are the listings that we chose to publish, not the whole field, and not what people earn in the end.
        </li>
        <li>
          A group is shown when at least {smallestGroup} listings make it. Small groups say little: look at how many
          there are.
        </li>
        <li>Each listing counts with the middle of its range. Those that only say “from” or “up to” are left out.</li>
        <li>Amounts are gross or net as the organisations write them, which is often not said.</li>
        <li>Numbers are rounded to two figures, so that no single listing can be read out of them.</li>
      </ul>
      <p className="mt-5">
        <SiteLink to="/" className="link">
          See the listings
        </SiteLink>
      </p>
    </section>
  )
}
