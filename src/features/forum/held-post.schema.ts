// The contract of the queue of posts that wait to be looked at.
import { z } from 'zod'
import { Report } from './report.schema.ts'

export const HeldPost = Report.shape.post.extend({ heldAt: z.iso.datetime() })
export type HeldPost = z.infer<typeof HeldPost>

export const HeldPostList = z.object({ posts: z.array(HeldPost), total: z.int() })
export type HeldPostList = z.infer<typeof HeldPostList>
