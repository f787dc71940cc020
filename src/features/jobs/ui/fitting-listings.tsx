// The newest listings that a search finds, beside what the search is about: as far as the viewer may see them.
import { useQuery } from '@tanstack/react-query'
import { SiteLink } from '#design/site-link.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { onlyClear } from '../job.rules.ts'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { CardList } from './card-list.tsx'
import type { Marks } from './job-card.tsx'
import { jobsQuery } from './jobs.api.ts'

const shown = 3

type Props = {
  search: string
  me: Pick<User, 'id' | 'subscriptionType'> | null
  now: Date
  onOpen: (job: JobCardFacts) => void
  marks?: Marks
}

export function FittingListings({ search, me, now, onOpen, marks }: Props) {
  const { data } = useQuery(jobsQuery({ search }, me))
  if (!data) return null
  const clear = onlyClear(data.jobs).slice(0, shown)
  const isAll = clear.length === Math.min(shown, data.total)
  return (
    <>
      <CardList jobs={clear} now={now} onOpen={onOpen} marks={marks} />
      <p className="text-muted">
        {data.total === 0 && 'Nothing of this kind is open just now.'}
        {data.total > 0 &&
          `${data.total === 1 ? 'One listing is' : `${writeNumber(data.total)} listings are`} open just now.`}{' '}
        {!isAll && (
          <SiteLink to="/membership" className="link">
            See what a membership gives
          </SiteLink>
        )}
      </p>
    </>
  )
}
