// The listings that are open to a free member today, as links.
import { useQuery } from '@tanstack/react-query'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { newestForFree, onlyClear } from '../job.rules.ts'
import { jobsQuery } from './jobs.api.ts'

export function TodaysThree({ user }: { user: User }) {
  const board = useQuery(jobsQuery({}, user))
  if (!board.data) {
    if (!board.isError) return <Skeleton className="h-20 w-full" />
    return <p className="text-sm text-muted">They did not load. You find them on the home page.</p>
  }
  const three = onlyClear(board.data.jobs).slice(0, newestForFree)
  if (three.length === 0) return <p className="text-sm text-muted">{whyNone(board.data.total)}</p>
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {three.map(({ id, title, company }) => (
        <li key={id} className="text-sm">
          <SiteLink to="/jobs/$id" params={{ id }} className="link inline-block py-0.5 font-medium" dir="auto">
            {title}
          </SiteLink>
          <span className="block text-muted" dir="auto">
            {company}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where there are others, somebody hid these; where there are none, the board is empty or all of it is hidden. */
const whyNone = (total: number) =>
  total > 0 ? 'You have hidden the listings that are open today.' : 'There is nothing on your board today.'
