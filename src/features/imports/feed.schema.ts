// The contract of watched feeds: what an operator adds, and how each of them stands.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { isWebAddress } from '#shared/web-address.ts'
import { feedFaults } from './feed.rules.ts'

const companyId = idField('Unknown company').nullable().optional()

/** The address of a feed, or of a page that names its feed. */
export const FeedDraft = z.strictObject({
  url: z
    .string({ error: 'Please enter a valid URL' })
    .trim()
    .max(2_000, 'Please enter a valid URL')
    .refine(isWebAddress, 'Please enter a valid URL'),
  companyId,
})
export type FeedDraft = z.infer<typeof FeedDraft>
export const FeedEdit = z.strictObject({ paused: z.boolean().optional(), companyId })
export type FeedEdit = z.infer<typeof FeedEdit>

export const Feed = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  /** Whose openings it tells of; without one, drafts carry the feed's own title. */
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  paused: z.boolean(),
  lookedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime(),
  /** Of the last look. */
  fault: z.enum(feedFaults).nullable(),
  /** Drafts of it that wait for a person. */
  waiting: z.number(),
  createdAt: z.iso.datetime(),
})
export type Feed = z.infer<typeof Feed>
export const FeedList = z.object({ feeds: z.array(Feed) })
