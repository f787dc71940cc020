// What a visitor sees of the list: a few places where listings stand, two ways in, and the facts that may be told.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { Stats } from '../board.schema.ts'
import { type JobType, jobTypes } from '../job.rules.ts'
import { recentQuery } from './jobs.api.ts'
import { LockedCard } from './locked-card.tsx'

const placesAtMost = 6
const kinds: Record<JobType, string> = { job: 'jobs', volunteer: 'volunteer positions', internship: 'internships' }

type Props = {
  /** How many listings stand on this page of the list. */
  found: number
  /** How many there are on the board, as far as the list can tell: its numbers may come later, or not at all. */
  total: number | null
  stats: Stats | undefined
  /** Where they are, beneath the facts. */
  chart: ReactNode
}

export function VisitorView({ found, total, stats, chart }: Props) {
  const places = Array.from({ length: Math.min(found, placesAtMost) }, (_, place) => place)
  return (
    <>
      <div className="relative min-h-96">
        <Overlay total={stats?.totalJobs ?? total} />
        <p className="sr-only">Listings for members on this page: {found}</p>
        <ul className="grid gap-4">
          {places.map((place) => (
            <li key={place}>
              <LockedCard index={place} />
            </li>
          ))}
        </ul>
      </div>
      {stats && stats.totalJobs > 0 && <BoardFacts {...stats} chart={chart} />}
    </>
  )
}

function Overlay({ total }: { total: number | null }) {
  const all = total === null ? 'all opportunities' : `all the ${writeNumber(total)} opportunities`
  return (
    <div className="pointer-events-none absolute inset-0 z-10">
      <div className="sticky top-28 px-4 pt-12">
        <Card padding="lg" className="pointer-events-auto mx-auto max-w-md text-center shadow-floating">
          <h3 className="text-xl">{`Become a member to view ${all}`}</h3>
          <p className="mt-2 text-muted">An account costs nothing and shows you the three newest listings each day.</p>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <SignInLink className={buttonClasses({ variant: 'outline' })}>Log In</SignInLink>
            <SignInLink signUp className={buttonClasses({ variant: 'primary' })}>
              Create Account
            </SignInLink>
          </div>
        </Card>
      </div>
    </div>
  )
}

/** Numbers of the whole board, whatever was searched for. */
function BoardFacts({ totalJobs, jobsByType, chart }: Stats & { chart: ReactNode }) {
  const { data: recent } = useQuery(recentQuery)
  const { price } = useSiteFacts()
  return (
    <Card as="section" aria-labelledby="board-facts" padding="lg" className="mt-6">
      <h3 id="board-facts" className="text-xl">
        On the board today
      </h3>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
        <Figure name="open now" value={totalJobs} />
        {recent && <Figure name="new this week" value={recent.newThisWeek} />}
        {jobTypes.map((type) => (
          <Figure key={type} name={kinds[type]} value={jobsByType[type] ?? 0} />
        ))}
      </dl>
      {chart}
      <p className="mt-6 text-muted">
        Seeing all of them costs {price.text} for a year, paid once.{' '}
        <SiteLink to="/membership" className="link">
          What a membership gives
        </SiteLink>
      </p>
    </Card>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl font-bold tabular-nums">{writeNumber(value)}</dd>
    </div>
  )
}
