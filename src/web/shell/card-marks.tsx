// What listings are to who is signed in: applied for, seen, new to them. Its code comes when the page is awake.
import type { ReactNode } from 'react'
import { latePart } from '#design/late-part.ts'
import type { JobCard } from '#features/jobs/job.schema.ts'
import { WhenSignedIn } from './when-signed-in.tsx'

const Marks = latePart(async () => (await import('./signed-in-board.tsx')).CardMarks)
const News = latePart(async () => (await import('./signed-in-board.tsx')).News)

/** Always the same function: cards are only drawn anew for what is new. */
export const cardMarks = (job: JobCard): ReactNode => (
  <WhenSignedIn>
    <Marks job={job} />
  </WhenSignedIn>
)

export const SinceLastVisit = ({ now }: { now: Date }) => (
  <WhenSignedIn>
    <News now={now} />
  </WhenSignedIn>
)
