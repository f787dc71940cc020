// The contract of the desk: what the guardian found of each listing's page.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { type LinkReason, linkStates } from './guardian.rules.ts'

/** An empty state is no filter. */
export const LinkSearch = z.object({
  state: z
    .enum(['', ...linkStates], { error: 'Please choose open, unknown, doubtful or closed' })
    .transform((state) => state || undefined)
    .optional(),
})

/** Of one answer; what waits for a decision comes first. */
export const mostLinks = 500

export const Link = z.object({
  jobId: z.uuid(),
  title: z.string(),
  company: z.string(),
  /** What the listing says, to be compared. */
  description: z.string(),
  url: z.string(),
  state: z.enum(linkStates),
  reason: z.custom<LinkReason>((value) => typeof value === 'string'),
  /** What was found, as it stands on the page. */
  excerpt: z.string().nullable(),
  /** Where the address led. */
  foundUrl: z.string().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  openAt: z.iso.datetime().nullable(),
})
export type Link = z.infer<typeof Link>
export const LinkList = z.object({ links: z.array(Link) })

export const ByJob = z.object({ jobId: idField('Unknown job') })
