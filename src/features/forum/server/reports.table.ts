// Where reports wait for an admin. They leave with the post, and with the account of who reported.
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { reportReasons } from '../report.schema.ts'
import { forumReplies, forumTopics } from './forum.table.ts'

const time = () => timestamp({ withTimezone: true })

export const forumReports = pgTable(
  'forum_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topicId: uuid()
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    /** Null when the topic itself is meant. */
    replyId: uuid().references(() => forumReplies.id, { onDelete: 'cascade' }),
    postId: uuid().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    createdAt: time().notNull(),
    /** Set when an admin kept the post. */
    keptAt: time(),
  },
  (table) => [
    uniqueIndex('forum_reports_once').on(table.reporterId, table.postId),
    index('forum_reports_open').on(table.keptAt, table.createdAt),
    index('forum_reports_topic').on(table.topicId),
    index('forum_reports_reply').on(table.replyId),
    index('forum_reports_post').on(table.postId),
  ],
)
