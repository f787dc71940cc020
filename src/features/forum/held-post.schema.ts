// The contract of the queue of posts that wait to be looked at.
import { z } from 'zod'
import { Report } from './report.schema.ts'

export const HeldPost = Report.shape.post.extend({ heldAt: z.iso.datetime() })
export type HeldPost = z.infer<typeof HeldPost>

/** The words that were read before the decision; only these are shown to everybody. Without them it is as it stands. */
export const WordsRead = z.strictObject({
  topicTitle: z.string().max(10_000).optional(),
  content: z.string().max(100_000).optional(),
})
export type WordsRead = z.infer<typeof WordsRead>

export const HeldPostList = z.object({ posts: z.array(HeldPost), total: z.int() })
export type HeldPostList = z.infer<typeof HeldPostList>
