// The contract of coming back to the board.
import { z } from 'zod'

export const BoardVisit = z.object({
  /** The end of the visit before this one; null at the first. */
  since: z.iso.datetime().nullable(),
  /** How many listings were posted since, without what the person hides. */
  newListings: z.number(),
})
export type BoardVisit = z.infer<typeof BoardVisit>
