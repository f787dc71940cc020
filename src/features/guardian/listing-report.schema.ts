// The contract of reports: what readers say is wrong with a listing, and what the team decides.
import { z } from 'zod'
import { textField } from '#shared/text-field.ts'

export const listingReportReasons = ['closed', 'wrong_link', 'misleading', 'scam', 'other'] as const
export type ListingReportReason = (typeof listingReportReasons)[number]
export const listingReportTexts = {
  closed: 'It is closed',
  wrong_link: 'The link leads elsewhere',
  misleading: 'It says what is not so',
  scam: 'It looks like a scam',
  other: 'Something else',
} satisfies Record<ListingReportReason, string>

export const ListingReportDraft = z.strictObject({
  reason: z.enum(listingReportReasons, { error: 'Please choose what is wrong' }),
  note: textField({ max: 1_000 }).nullable().optional(),
})
export type ListingReportDraft = z.infer<typeof ListingReportDraft>

export const ListingReportReceipt = z.object({
  id: z.uuid(),
  reason: z.enum(listingReportReasons),
  createdAt: z.iso.datetime(),
})
export type ListingReportReceipt = z.infer<typeof ListingReportReceipt>

export const ListingReport = ListingReportReceipt.extend({
  note: z.string().nullable(),
  jobId: z.uuid(),
  title: z.string(),
  company: z.string(),
  url: z.string().nullable(),
  reporter: z.object({ id: z.uuid(), username: z.string() }),
})
export type ListingReport = z.infer<typeof ListingReport>
export const ListingReportList = z.object({ reports: z.array(ListingReport), total: z.number() })
export type ListingReportList = z.infer<typeof ListingReportList>

export const Settlement = z.strictObject({
  decision: z.enum(['keep', 'close'], { error: 'Please choose keep or close' }),
})
export type Settlement = z.infer<typeof Settlement>
