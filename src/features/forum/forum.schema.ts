// The contract of topics and replies: what the forms send and what the API answers.
import { z } from 'zod'
import { Body } from '#features/content/content-body.schema.ts'
import { idField } from '#shared/id-field.ts'
import { isBlank, withSingleSpaces } from '#shared/text.ts'
import { textField } from '#shared/text-field.ts'
import { categorySlug, defaultCategory } from './category.schema.ts'
import { limits } from './forum.rules.ts'
import { Thanks, TopicMarks } from './taking-part.schema.ts'

const tooLongTitle = `Title cannot exceed ${limits.titleMax} characters`
const tooLongContent = `Content cannot exceed ${limits.contentMax} characters`

/** A title is one line, whatever was pasted. */
const title = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .transform(withSingleSpaces)
    .pipe(textField({ min: limits.titleMin, tooShort, max: limits.titleMax, tooLong: tooLongTitle }))
    .refine((text) => !isBlank(text), tooShort)

const content = (tooShort: string, tooLong = tooLongContent) =>
  textField({ min: limits.contentMin, tooShort, max: limits.contentMax, tooLong }).refine(
    (text) => !isBlank(text),
    tooShort,
  )

const replyContent = content(
  'Reply must be at least 10 characters long',
  `Reply cannot exceed ${limits.contentMax} characters`,
)

export const TopicDraft = z.strictObject({
  title: title('Title must contain at least 5 characters'),
  content: content('Content must contain at least 10 characters'),
  category: categorySlug.default(defaultCategory),
})
export type TopicDraft = z.infer<typeof TopicDraft>

/** Editing speaks its own texts. */
export const TopicEdit = z.strictObject({
  title: title('Title must be at least 5 characters long'),
  content: content('Content must be at least 10 characters long'),
})
export type TopicEdit = z.infer<typeof TopicEdit>

export const ReplyDraft = z.strictObject({ topicId: idField('Topic not found'), content: replyContent })
export type ReplyDraft = z.infer<typeof ReplyDraft>

export const ReplyEdit = z.strictObject({ content: replyContent })
export type ReplyEdit = z.infer<typeof ReplyEdit>

export const PinForm = z.strictObject({ isPinned: z.boolean() })
export const LockForm = z.strictObject({ isLocked: z.boolean() })

/** Said with nothing behind it, it is the first. */
const page = z
  .union([z.coerce.number('Page must be a number').int().min(1).max(1_000_000), z.literal('').transform(() => 1)])
  .default(1)

export const TopicSearch = z.object({
  search: z.string().max(200, 'Search cannot exceed 200 characters').default(''),
  /** A username: only this member's topics. */
  author: z.string().max(100).default(''),
  /** A slug: only topics of this category. */
  category: z.string().max(60).default(''),
  page,
})
export type TopicSearch = z.infer<typeof TopicSearch>

/** `reply` asks for the page that this reply stands on. */
export const TopicView = z.object({ page, reply: idField().optional().catch(undefined) })
export type TopicView = z.infer<typeof TopicView>

export const Author = z.object({
  id: z.uuid(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  /** Posts of the team carry a mark. */
  team: z.boolean(),
})
export type Author = z.infer<typeof Author>

const time = z.iso.datetime()
/** It waits to be looked at; only its author and the team see it. */
const held = z.boolean()

const topicFacts = {
  ...TopicMarks.shape,
  id: z.uuid(),
  title: z.string(),
  author: Author,
  viewCount: z.int(),
  replyCount: z.int(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  /** The slug of its category. */
  category: z.string(),
  /** The reply that answers it. */
  answerId: z.uuid().nullable(),
  createdAt: time,
  updatedAt: time,
}

export const TopicItem = z.object({
  ...topicFacts,
  preview: z.string(),
  lastReply: z.object({ at: time, author: z.object({ id: z.uuid(), username: z.string() }) }).nullable(),
})
export type TopicItem = z.infer<typeof TopicItem>

export const TopicList = z.object({ topics: z.array(TopicItem), total: z.int(), page: z.int(), totalPages: z.int() })
export type TopicList = z.infer<typeof TopicList>

/** `body`: the text as a tree, ready to be drawn. `mentions`: the usernames in it that belong to somebody. */
export const Topic = z.object({
  ...topicFacts,
  content: z.string(),
  body: Body,
  authorId: z.uuid(),
  held,
  lastReplyAt: time.nullable(),
  lastReplyAuthorId: z.uuid().nullable(),
  /** Whether it asks somebody about a listing; what of it the reader may see is asked for apart. */
  asksAboutListing: z.boolean(),
  mentions: z.array(z.string()),
})
export type Topic = z.infer<typeof Topic>

export const Reply = z.object({
  id: z.uuid(),
  content: z.string(),
  body: Body,
  topicId: z.uuid(),
  authorId: z.uuid(),
  author: Author,
  held,
  thanks: Thanks,
  isDeleted: z.literal(false),
  createdAt: time,
  updatedAt: time,
  mentions: z.array(z.string()),
})
export type Reply = z.infer<typeof Reply>

/** `firstUnreadId`: the first reply since the last visit; `answer`: the reply that answers, on whatever page it stands. */
export const TopicPage = z.object({
  topic: Topic,
  replies: z.array(Reply),
  page: z.int(),
  totalPages: z.int(),
  firstUnreadId: z.uuid().nullable(),
  answer: Reply.nullable(),
})
export type TopicPage = z.infer<typeof TopicPage>

export const OwnTopic = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: time,
  replyCount: z.int(),
  viewCount: z.int(),
  held,
})
export type OwnTopic = z.infer<typeof OwnTopic>

export const OwnReply = z.object({
  id: z.uuid(),
  content: z.string(),
  createdAt: time,
  held,
  topic: z.object({ id: z.uuid(), title: z.string() }),
})
export type OwnReply = z.infer<typeof OwnReply>
