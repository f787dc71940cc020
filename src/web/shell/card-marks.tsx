// What listings are to who is signed in: applied for, seen, new to them. Its code comes when the page is awake.
import { lazy, type ReactNode } from 'react'
import { WhenAwake } from '#design/when-awake.tsx'
import type { JobCard } from '#features/jobs/job.schema.ts'

const Marks = lazy(async () => ({ default: (await import('./signed-in-board.tsx')).CardMarks }))
const News = lazy(async () => ({ default: (await import('./signed-in-board.tsx')).News }))

/** Always the same function: cards are only drawn anew for what is new. */
export const cardMarks = (job: JobCard): ReactNode => (
  <WhenAwake>
    <Marks job={job} />
  </WhenAwake>
)

export const SinceLastVisit = ({ now }: { now: Date }) => (
  <WhenAwake>
    <News now={now} />
  </WhenAwake>
)
