// The contract of reports: what a member sends, what the admins' queue shows, and how it is settled.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { textField } from '#shared/text-field.ts'
import { Author } from './forum.schema.ts'

export const reportReasons = ['spam', 'harassment', 'misleading', 'private_data', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reasonTexts = {
  spam: 'Spam or advertising',
  harassment: 'Insulting or harassing',
  misleading: 'Fraudulent or misleading',
  private_data: "Shows somebody's private data",
  other: 'Something else',
} satisfies Record<ReportReason, string>

const reason = z.enum(reportReasons, { error: 'Please choose a reason' })
const text = textField({ max: 1_000, tooLong: 'The explanation cannot exceed 1000 characters' })

/** What the form asks for. */
export const ReportForm = z.strictObject({ reason, text })
export type ReportForm = z.infer<typeof ReportForm>

export const PostRef = z.object({ kind: z.enum(['topic', 'reply']), id: z.uuid() })
export type PostRef = z.infer<typeof PostRef>

export const ReportDraft = z.strictObject({
  kind: PostRef.shape.kind,
  postId: idField('Post not found'),
  reason,
  text: text.default(''),
})
export type ReportDraft = z.infer<typeof ReportDraft>

export const ReportReceipt = z.object({ id: z.uuid(), reason, createdAt: z.iso.datetime() })
export type ReportReceipt = z.infer<typeof ReportReceipt>

export const Report = z.object({
  id: z.uuid(),
  reason,
  text: z.string(),
  reporter: z.object({ id: z.uuid(), username: z.string() }),
  createdAt: z.iso.datetime(),
  post: z.object({
    kind: PostRef.shape.kind,
    id: z.uuid(),
    topicId: z.uuid(),
    topicTitle: z.string(),
    content: z.string(),
    author: Author,
    createdAt: z.iso.datetime(),
    /** How many notes of the team its topic has. */
    noteCount: z.int(),
  }),
})
export type Report = z.infer<typeof Report>

export const ReportList = z.object({ reports: z.array(Report), total: z.int() })
export type ReportList = z.infer<typeof ReportList>

export const Removal = z.strictObject({
  reason: textField({
    min: 10,
    tooShort: 'Please tell the author why, in at least 10 characters',
    max: 1_000,
    tooLong: 'The reason cannot exceed 1000 characters',
  }),
})
export type Removal = z.infer<typeof Removal>
