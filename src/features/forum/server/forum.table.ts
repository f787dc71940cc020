// Where topics and replies are kept, and who looked at what.
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { atOnce, tsvector } from '#platform/word-index.ts'
import { defaultCategory } from '../category.schema.ts'
import { forumCategories } from './categories.table.ts'

const time = () => timestamp({ withTimezone: true })
/** The content's tree, made when it was written. Null in older rows until they are tidied; emptied when the dialect changes. */
const body = () => jsonb().$type<BodyNode[]>()
/** Its words and their families, by the language of the sea. Null in older rows until they are tidied. */
const person = () => uuid().references(() => users.id, { onDelete: 'cascade' })

export const forumTopics = pgTable(
  'forum_topics',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    /** The title as searches compare it. */
    titleKey: text().notNull(),
    content: text().notNull(),
    body: body(),
    searchWords: tsvector(),
    preview: text().notNull(),
    authorId: person().notNull(),
    replyCount: integer().notNull().default(0),
    lastReplyAt: time(),
    lastReplyAuthorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The last reply's time, else the topic's own: the order of the list. */
    lastActivityAt: time().notNull(),
    isLocked: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
    category: text()
      .notNull()
      .default(defaultCategory)
      .references(() => forumCategories.slug),
    /** Made by the form: the same one twice is the same topic. */
    clientKey: uuid(),
    /** Since when it waits to be looked at; null: everybody may read it. */
    heldAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    // Read backwards for the list.
    index('forum_topics_order').on(table.isPinned, table.lastActivityAt, table.id),
    index('forum_topics_category').on(table.category, table.isPinned, table.lastActivityAt, table.id),
    index('forum_topics_author').on(table.authorId, table.createdAt),
    index('forum_topics_last_reply_author').on(table.lastReplyAuthorId),
    index('forum_topics_title').using('gin', table.titleKey.op('gin_trgm_ops')).with(atOnce),
    index('forum_topics_words').using('gin', table.searchWords).with(atOnce),
    uniqueIndex('forum_topics_client_key').on(table.authorId, table.clientKey),
    index('forum_topics_held').on(table.heldAt).where(sql`${table.heldAt} is not null`),
  ],
)

export const forumReplies = pgTable(
  'forum_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    topicId: uuid()
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    authorId: person().notNull(),
    content: text().notNull(),
    body: body(),
    searchWords: tsvector(),
    clientKey: uuid(),
    /** Since when it waits to be looked at; null: everybody may read it. */
    heldAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    index('forum_replies_topic').on(table.topicId, table.createdAt, table.id),
    // Pages and places of a long topic are read from here alone.
    index('forum_replies_shown').on(table.topicId, table.createdAt, table.id).where(sql`${table.heldAt} is null`),
    index('forum_replies_author').on(table.authorId, table.createdAt),
    index('forum_replies_words').using('gin', table.searchWords).with(atOnce),
    uniqueIndex('forum_replies_client_key').on(table.authorId, table.clientKey),
    index('forum_replies_held').on(table.heldAt).where(sql`${table.heldAt} is not null`),
  ],
)

/** How often a topic was looked at: apart from the topic, so that reading it changes nothing that lists are made of. */
export const forumTopicViews = pgTable('forum_topic_views', {
  topicId: uuid()
    .primaryKey()
    .references(() => forumTopics.id, { onDelete: 'cascade' }),
  views: integer().notNull(),
})

/** When a member's view was last counted. */
export const forumViews = pgTable(
  'forum_views',
  {
    topicId: uuid()
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    userId: person().notNull(),
    countedAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('forum_views_user').on(table.userId),
    index('forum_views_counted_at').on(table.countedAt),
  ],
)

/** What a post said before its author changed it; moderators see it, for a year. */
export const forumEdits = pgTable(
  'forum_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The reply, else the topic. */
    postId: uuid().notNull(),
    topicId: uuid()
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    replyId: uuid().references(() => forumReplies.id, { onDelete: 'cascade' }),
    authorId: person().notNull(),
    /** Replies have none. */
    title: text(),
    content: text().notNull(),
    replacedAt: time().notNull(),
  },
  (table) => [
    index('forum_edits_post').on(table.postId, table.replacedAt),
    index('forum_edits_topic').on(table.topicId),
    index('forum_edits_reply').on(table.replyId),
    index('forum_edits_author').on(table.authorId),
    index('forum_edits_replaced_at').on(table.replacedAt),
  ],
)
