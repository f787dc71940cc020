// Where it is kept how members take part besides writing: thanks, accepted answers, what they follow and have read, what they say of themselves.
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { followLevels } from '../taking-part.schema.ts'
import { forumReplies, forumTopics } from './forum.table.ts'

const time = () => timestamp({ withTimezone: true })
const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const topic = () =>
  uuid()
    .notNull()
    .references(() => forumTopics.id, { onDelete: 'cascade' })

export const forumThanks = pgTable(
  'forum_thanks',
  {
    userId: person(),
    /** The reply, else the topic: one person thanks for one post once. */
    postId: uuid().notNull(),
    topicId: topic(),
    replyId: uuid().references(() => forumReplies.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('forum_thanks_user').on(table.userId),
    index('forum_thanks_topic').on(table.topicId),
    index('forum_thanks_reply').on(table.replyId),
  ],
)

/** The reply that answers a topic, as its author or the team says. Apart from the topic, as keys must not go round in a circle. */
export const forumAnswers = pgTable(
  'forum_answers',
  {
    topicId: uuid()
      .primaryKey()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    replyId: uuid()
      .notNull()
      .references(() => forumReplies.id, { onDelete: 'cascade' }),
    /** Null in older rows, and where it was put back. */
    acceptedAt: time(),
  },
  (table) => [
    uniqueIndex('forum_answers_reply').on(table.replyId),
    index('forum_answers_accepted_at').on(table.acceptedAt),
  ],
)

/** No row means: never opened, and followed as usual. */
export const forumReaders = pgTable(
  'forum_readers',
  {
    userId: person(),
    topicId: topic(),
    level: text({ enum: followLevels }).notNull().default('normal'),
    /** Replies up to this moment were there at the last visit. */
    readAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topicId] }),
    index('forum_readers_topic').on(table.topicId, table.level),
    index('forum_readers_read_at').on(table.readAt),
  ],
)

/** No row means: nothing is said. */
export const forumProfiles = pgTable('forum_profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text().notNull(),
})
