// Where it is kept what moderators did, what it takes to undo it, and what they note on topics.
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { actKinds } from '../act.schema.ts'
import type { ActFacts } from './act-facts.ts'
import { forumTopics } from './forum.table.ts'

const time = () => timestamp({ withTimezone: true })
const whoever = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** No words of anybody stand in here: those are in `forum_kept`, and leave with their author. */
export const forumActs = pgTable(
  'forum_acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: actKinds }).notNull(),
    actorId: whoever(),
    postId: uuid().notNull(),
    topicId: uuid().notNull(),
    facts: jsonb().$type<ActFacts>().notNull(),
    createdAt: time().notNull(),
    undoneAt: time(),
    undoneById: whoever(),
  },
  (table) => [
    index('forum_acts_created_at').on(table.createdAt),
    index('forum_acts_post').on(table.postId, table.createdAt),
    index('forum_acts_actor').on(table.actorId),
    index('forum_acts_undone_by').on(table.undoneById),
  ],
)

/** Rows that an act took away, each with the person whose it is, until it is too late to undo the act. */
export const forumKept = pgTable(
  'forum_kept',
  {
    id: uuid().primaryKey().defaultRandom(),
    actId: uuid()
      .notNull()
      .references(() => forumActs.id, { onDelete: 'cascade' }),
    personId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The name of its table. */
    part: text().notNull(),
    row: jsonb().notNull(),
  },
  (table) => [index('forum_kept_act').on(table.actId, table.part), index('forum_kept_person').on(table.personId)],
)

/** What the team notes on a topic. It leaves with the topic. */
export const forumNotes = pgTable(
  'forum_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    topicId: uuid()
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    authorId: whoever(),
    text: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('forum_notes_topic').on(table.topicId, table.createdAt),
    index('forum_notes_author').on(table.authorId),
  ],
)
