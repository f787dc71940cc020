// The contract of what moderators did, as far as it can be undone, and of their notes on topics.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { textField } from '#shared/text-field.ts'

export const actKinds = ['pin', 'lock', 'move', 'answer', 'merge', 'split', 'delete', 'remove', 'show', 'keep'] as const
export type ActKind = (typeof actKinds)[number]

const time = z.iso.datetime()
const who = z.object({ id: z.uuid(), username: z.string() })

export const ForumAct = z.object({
  id: z.uuid(),
  kind: z.enum(actKinds),
  /** What was done, in words. */
  text: z.string(),
  /** What it was done to: a topic or a reply. */
  postId: z.uuid(),
  /** Where it stood then. */
  topicId: z.uuid(),
  /** Null when nobody knows any more. */
  title: z.string().nullable(),
  /** The beginning of what somebody had written and the act took away; null when it took nothing, or nobody has it any more. */
  excerpt: z.string().nullable(),
  /** Null when they left. */
  actor: who.nullable(),
  createdAt: time,
  undoneAt: time.nullable(),
  /** Why it cannot be undone, in words; null when it can. */
  whyNot: z.string().nullable(),
})
export type ForumAct = z.infer<typeof ForumAct>

/** Newest first. */
export const ForumActList = z.object({ acts: z.array(ForumAct) })
export type ForumActList = z.infer<typeof ForumActList>

export const ForumActSearch = z.object({
  post: idField('Post not found').optional(),
  kind: z.enum(actKinds, { error: 'Unknown kind' }).optional(),
})
export type ForumActSearch = z.infer<typeof ForumActSearch>

export const noteMax = 2_000
export const TopicNoteDraft = z.strictObject({
  text: textField({
    min: 1,
    tooShort: 'Please write a note',
    max: noteMax,
    tooLong: `A note cannot exceed ${noteMax} characters`,
  }),
})
export type TopicNoteDraft = z.infer<typeof TopicNoteDraft>

export const TopicNote = z.object({
  id: z.uuid(),
  text: z.string(),
  author: who.nullable(),
  createdAt: time,
})
export type TopicNote = z.infer<typeof TopicNote>

/** Newest first. */
export const TopicNotes = z.object({ notes: z.array(TopicNote) })
export type TopicNotes = z.infer<typeof TopicNotes>
