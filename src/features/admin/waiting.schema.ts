// The contract of what needs a person: how many of each, and in all.
import { z } from 'zod'

const n = z.number()
export const Waiting = z.object({
  /** Nobody could be found for them. */
  payments: n,
  /** Reported posts, and first posts that are held. */
  reports: n,
  /** Listings whose posting may be gone, and reported ones. */
  links: n,
  /** Drafts that came from watched feeds. */
  drafts: n,
  /** Requests about people's data that are overdue. */
  requests: n,
  /** Letters that could not be delivered. */
  letters: n,
  /** 1 when little space is left. */
  disk: n,
  /** 1 when the last backup failed or is older than 26 hours; where the application makes none itself, than a week. */
  backup: n,
  /** Settings without which members miss something. */
  settings: n,
  total: n,
})
export type Waiting = z.infer<typeof Waiting>

/** One of them. The id is that of its row on the page where it is dealt with. */
export const WaitingRow = z.object({
  kind: z.enum(['payment', 'report', 'held', 'link', 'listing_report', 'draft', 'request', 'letter']),
  id: z.uuid(),
  text: z.string(),
  since: z.iso.datetime().nullable(),
})
export type WaitingRow = z.infer<typeof WaitingRow>
export const WaitingRows = z.object({ rows: z.array(WaitingRow) })
/** Of each kind, so that the overview can lead to them. */
export const mostWaitingRows = 5
