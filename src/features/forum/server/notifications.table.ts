// Where notifications are kept, and who wants them by mail.
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { notificationKinds } from '../notification.schema.ts'
import { forumReplies, forumTopics } from './forum.table.ts'

const time = () => timestamp({ withTimezone: true })
const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const forumNotifications = pgTable(
  'forum_notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: person(),
    actorId: person(),
    kind: text({ enum: notificationKinds }).notNull(),
    topicId: uuid()
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    replyId: uuid().references(() => forumReplies.id, { onDelete: 'cascade' }),
    /** The reply, else the topic: one post tells one person once. */
    postId: uuid().notNull(),
    createdAt: time().notNull(),
    readAt: time(),
    mailedAt: time(),
  },
  (table) => [
    uniqueIndex('forum_notifications_once').on(table.userId, table.postId),
    index('forum_notifications_user').on(table.userId, table.createdAt),
    index('forum_notifications_topic').on(table.topicId, table.userId),
    index('forum_notifications_reply').on(table.replyId),
    index('forum_notifications_actor').on(table.actorId),
    index('forum_notifications_created_at').on(table.createdAt),
  ],
)

/** No row means: not mailed. */
export const forumSettings = pgTable('forum_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  forumMail: boolean().notNull().default(false),
  /** What the letter tells of, while there is one. */
  mailReplies: boolean().notNull().default(true),
  mailMentions: boolean().notNull().default(true),
  mailQuestions: boolean().notNull().default(true),
})
