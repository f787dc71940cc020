// Where it is kept which berths people say they held, and what they were asked about listings.
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { forumTopics } from './forum.table.ts'

const time = () => timestamp({ withTimezone: true })
const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What somebody chose to say on their own page, and nothing else: no row means that nobody can ask them. */
export const forumBerths = pgTable(
  'forum_berths',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: person(),
    /** In the order they were written down. */
    place: integer().notNull(),
    company: text().notNull(),
    /** Folded, as listings keep it. */
    companyKey: text().notNull(),
    work: text().notNull(),
    year: integer().notNull(),
  },
  (table) => [
    index('forum_berths_user').on(table.userId, table.place),
    index('forum_berths_company').on(table.companyKey, table.year),
  ],
)

/** One question of one person to another about one listing; asked and answered in its topic. */
export const forumQuestions = pgTable(
  'forum_questions',
  {
    /** The post that asks: a topic, or a reply once that was merged. */
    postId: uuid().primaryKey(),
    topicId: uuid()
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    askerId: person(),
    askedId: person(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('forum_questions_once').on(table.jobId, table.askerId, table.askedId),
    index('forum_questions_topic').on(table.topicId),
    index('forum_questions_asker').on(table.askerId),
    index('forum_questions_asked').on(table.askedId),
  ],
)
