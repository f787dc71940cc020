// On cards outside of the board: that one has applied. Apart from the board's marks, so that the home page brings no more than its own.
import type { ReactNode } from 'react'
import { latePart } from '#design/late-part.ts'
import type { JobCard } from '#features/jobs/job.schema.ts'
import { WhenSignedIn } from './when-signed-in.tsx'

const Applied = latePart(async () => (await import('./signed-in-board.tsx')).AppliedMark)

export const appliedMark = (job: JobCard): ReactNode => (
  <WhenSignedIn>
    <Applied job={job} />
  </WhenSignedIn>
)
