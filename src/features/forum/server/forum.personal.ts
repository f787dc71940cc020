// What the forum keeps of a person, for the export, and what must happen before the account goes.
import { eq } from 'drizzle-orm'
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { listActsOf } from './acts.store.ts'
import { forumKept } from './acts.table.ts'
import { forumBerths, forumQuestions } from './berths.table.ts'
import { forumEdits, forumReplies, forumTopics, forumTopicViews, forumViews } from './forum.table.ts'
import { blankAddressInKeptNotes } from './kept-rows.store.ts'
import { forumNotifications, forumSettings } from './notifications.table.ts'
import { deleteRepliesOf } from './replies.store.ts'
import { forumReports } from './reports.table.ts'
import { forumProfiles, forumReaders, forumThanks } from './taking-part.table.ts'
import { blankAddressInNotes, exportNotes } from './topic-notes.store.ts'
import { deleteTopic, lockTopicsWithPostsOf, recountTopics } from './topics.store.ts'

export const forumData: PersonalData[] = [
  {
    name: 'forum_topics',
    export: (db, { id }) => {
      const { title, content, createdAt, updatedAt, replyCount } = forumTopics
      const { views } = forumTopicViews
      return db
        .select({ id: forumTopics.id, title, content, createdAt, updatedAt, viewCount: views, replyCount })
        .from(forumTopics)
        .leftJoin(forumTopicViews, eq(forumTopicViews.topicId, forumTopics.id))
        .where(eq(forumTopics.authorId, id))
        .orderBy(forumTopics.createdAt)
    },
    // The rows would go with the account; what other people's topics count and show must follow.
    beforeDelete: async (_deps, tx, { id }) => {
      const touched = await lockTopicsWithPostsOf(tx, id)
      for (const topic of touched.filter(({ authorId }) => authorId === id)) await deleteTopic(tx, topic.id)
      await deleteRepliesOf(tx, id)
      await recountTopics(
        tx,
        touched.filter(({ authorId }) => authorId !== id).map((topic) => topic.id),
      )
    },
  },
  {
    name: 'forum_replies',
    export: (db, { id }) => {
      const { topicId, content, createdAt, updatedAt } = forumReplies
      return db
        .select({ id: forumReplies.id, topicId, content, createdAt, updatedAt })
        .from(forumReplies)
        .where(eq(forumReplies.authorId, id))
        .orderBy(forumReplies.createdAt)
    },
  },
  {
    name: 'forum_edits',
    export: (db, { id }) => {
      const { topicId, replyId, title, content, replacedAt } = forumEdits
      return db
        .select({ topicId, replyId, title, content, replacedAt })
        .from(forumEdits)
        .where(eq(forumEdits.authorId, id))
        .orderBy(replacedAt)
    },
  },
  {
    name: 'forum_views',
    export: (db, { id }) => {
      const { topicId, countedAt } = forumViews
      return db.select({ topicId, countedAt }).from(forumViews).where(eq(forumViews.userId, id))
    },
  },
  {
    name: 'forum_notifications',
    export: (db, { id }) => {
      const { kind, topicId, replyId, createdAt, readAt, mailedAt } = forumNotifications
      return db
        .select({ kind, topicId, replyId, createdAt, readAt, mailedAt })
        .from(forumNotifications)
        .where(eq(forumNotifications.userId, id))
    },
  },
  {
    name: 'forum_thanks',
    export: (db, { id }) => {
      const { topicId, replyId, createdAt } = forumThanks
      return db.select({ topicId, replyId, createdAt }).from(forumThanks).where(eq(forumThanks.userId, id))
    },
  },
  {
    name: 'forum_readers',
    export: (db, { id }) => {
      const { topicId, level, readAt } = forumReaders
      return db.select({ topicId, level, readAt }).from(forumReaders).where(eq(forumReaders.userId, id))
    },
  },
  {
    name: 'forum_profiles',
    export: (db, { id }) =>
      db.select({ bio: forumProfiles.bio }).from(forumProfiles).where(eq(forumProfiles.userId, id)),
  },
  {
    name: 'forum_settings',
    export: (db, { id }) => {
      const { forumMail, mailReplies, mailMentions, mailQuestions } = forumSettings
      return db
        .select({ forumMail, mailReplies, mailMentions, mailQuestions })
        .from(forumSettings)
        .where(eq(forumSettings.userId, id))
    },
  },
  {
    name: 'forum_reports',
    export: (db, { id }) => {
      const { topicId, replyId, reason, text, createdAt, keptAt } = forumReports
      return db
        .select({ topicId, replyId, reason, text, createdAt, keptAt })
        .from(forumReports)
        .where(eq(forumReports.reporterId, id))
    },
  },
  {
    // What a moderator took away, as long as that can be undone: it is still theirs, and leaves with them.
    name: 'forum_kept',
    export: (db, { id }) =>
      db.select({ part: forumKept.part, row: forumKept.row }).from(forumKept).where(eq(forumKept.personId, id)),
    forgetAddress: (_deps, tx, email) => blankAddressInKeptNotes(tx, email),
  },
  { name: 'forum_acts', export: (db, { id }) => listActsOf(db, id) },
  {
    name: 'forum_notes',
    export: (db, { id }) => exportNotes(db, id),
    forgetAddress: (_deps, tx, email) => blankAddressInNotes(tx, email),
  },
  {
    name: 'forum_berths',
    export: (db, { id }) => {
      const { company, work, year } = forumBerths
      return db
        .select({ company, work, year })
        .from(forumBerths)
        .where(eq(forumBerths.userId, id))
        .orderBy(forumBerths.place)
    },
  },
  {
    name: 'forum_questions',
    export: (db, { id }) => {
      const { topicId, jobId, createdAt } = forumQuestions
      return db.select({ topicId, jobId, createdAt }).from(forumQuestions).where(eq(forumQuestions.askerId, id))
    },
  },
]
