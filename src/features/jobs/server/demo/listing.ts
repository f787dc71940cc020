// What one listing of the demo says. Its day, its logo and its addresses come when the board is made.
import type { JobType, WorkType } from '../../job.rules.ts'
import type { OrganisationKey } from './organisations.ts'

export type DemoListing = {
  title: string
  at: OrganisationKey
  /** Where the work is, when it is not where the organisation sits. */
  place?: string
  /** A job, unless it says otherwise. */
  kinds?: JobType[]
  work: WorkType | null
  /** As the organisation writes it; none: nothing is said about pay. */
  pay: string | null
  isPaid: boolean
  level: 'student' | 'entry-level' | 'mid-level' | 'senior'
  /** How many days after posting the last day to apply is, where there is one. */
  closesAfter?: number
  /** How many months a season lasts, as its text says. */
  months?: number
  /** Somebody was found, and it was closed by hand. */
  isFilled?: true
  about: string
  asks: string
}
