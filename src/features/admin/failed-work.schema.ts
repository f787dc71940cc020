// The contract of work in the background that failed for good. What it was about stays in the queue: it may name people.
import { z } from 'zod'

export const FailedWork = z.object({
  id: z.string(),
  /** The queue it came from. */
  kind: z.string(),
  reason: z.string(),
  attempts: z.number(),
  failedAt: z.iso.datetime(),
})
export type FailedWork = z.infer<typeof FailedWork>

export const FailedWorkList = z.object({
  /** Newest first. */
  work: z.array(FailedWork),
  total: z.number(),
})
export type FailedWorkList = z.infer<typeof FailedWorkList>
