// What people in this field ask first: is it paid, until when, where, what must I have.
import type { ReactNode } from 'react'
import { modeLabels } from '#features/places/place.rules.ts'
import { writeDay } from '#shared/plain-writing.ts'
import { closingLabel, isOver } from '../closing.rules.ts'
import { factName } from '../fact-names.ts'
import type { Job } from '../job.schema.ts'
import { levelLabel, visaLabels } from '../needs/needs.rules.ts'
import { PayFact } from './pay-fact.tsx'

export function FirstFacts({ job, isClosed, now }: { job: Job; isClosed: boolean; now: Date }) {
  const { needs, place } = job
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-3 rounded-lg bg-hover px-5 py-4 sm:grid-cols-3">
      <PayFact job={job} />
      <LastDay job={job} isClosed={isClosed} now={now} />
      {job.experienceLevel && (
        <Fact name="Experience">
          <bdi>{levelLabel(job.experienceLevel)}</bdi>
        </Fact>
      )}
      {place?.mode && <Fact name="Where the work is done">{modeLabels[place.mode]}</Fact>}
      {place?.sea && <Fact name="Sea">{factName('sea', place.sea)}</Fact>}
      {(job.startsOn || job.endsOn) && <Fact name="When">{sayTime(job)}</Fact>}
      {needs && needs.certificates.length > 0 && (
        <Fact name="Certificates">{needs.certificates.map((code) => factName('certificate', code)).join(', ')}</Fact>
      )}
      {needs && needs.languages.length > 0 && (
        <Fact name="Languages">{needs.languages.map((code) => factName('language', code)).join(', ')}</Fact>
      )}
      {needs && needs.visa !== 'not_stated' && <Fact name="Visa">{visaLabels[needs.visa]}</Fact>}
    </dl>
  )
}

/** A day that the organisation named, or else until when the listing stays on the board. */
function LastDay({ job, isClosed, now }: { job: Job; isClosed: boolean; now: Date }) {
  const { closesOn, displayDays } = job
  if (!closesOn && job.draft)
    return <Fact name="On the board for">{displayDays === 1 ? '1 day' : `${displayDays} days`}</Fact>
  if (!closesOn) {
    const end = new Date(job.expiresAt)
    // Whoever closes it by hand may do so long before that day.
    const open = end > now ? 'Was to stay open until' : 'Was open until'
    return <Fact name={isClosed ? open : 'Open until'}>{writeDay(end)}</Fact>
  }
  const label = isClosed ? null : closingLabel(closesOn, now)
  return (
    <Fact name={isClosed && isOver(closesOn, now) ? 'Last day to apply was' : 'Apply by'}>
      {writeDay(new Date(closesOn))}
      {!isClosed && (
        <a href={`/jobs/${job.id}.ics`} download className="link block text-sm font-normal print:hidden">
          Into my calendar
        </a>
      )}
      {label && <span className="block text-sm text-coral-ink">{label}</span>}
    </Fact>
  )
}

function sayTime({ startsOn, endsOn }: Job): string {
  const say = (day: string) => writeDay(new Date(day))
  if (startsOn && endsOn) return `${say(startsOn)} to ${say(endsOn)}`
  return startsOn ? `From ${say(startsOn)}` : `Until ${say(endsOn!)}`
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
