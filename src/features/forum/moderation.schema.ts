// The contract of putting topics in order: merging, splitting, and what posts said before.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { TopicDraft } from './forum.schema.ts'

export const MergeForm = z.strictObject({ into: idField('Please choose the topic to merge into') })
export type MergeForm = z.infer<typeof MergeForm>

/** The first of them, by time, opens the new topic. */
export const SplitForm = z.strictObject({
  title: TopicDraft.shape.title,
  replyIds: z.array(idField('Reply not found')).min(1, 'Please choose at least one reply').max(1_000),
})
export type SplitForm = z.infer<typeof SplitForm>

export const PostEdit = z.object({ title: z.string().nullable(), content: z.string(), replacedAt: z.iso.datetime() })
export type PostEdit = z.infer<typeof PostEdit>

/** Newest first. */
export const PostEdits = z.object({ edits: z.array(PostEdit) })
export type PostEdits = z.infer<typeof PostEdits>
