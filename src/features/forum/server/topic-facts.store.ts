// What both the list and the topic's own page say of a topic.
import { sql } from 'drizzle-orm'
import { forumTopics } from './forum.table.ts'
import { forumAnswers } from './taking-part.table.ts'

export type TopicFacts = Pick<
  typeof forumTopics.$inferSelect,
  'id' | 'title' | 'replyCount' | 'isPinned' | 'isLocked' | 'category' | 'createdAt' | 'updatedAt'
> & { answerId: string | null }

export function toFacts(row: TopicFacts) {
  const { id, title, replyCount, isPinned, isLocked, category, answerId } = row
  const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
  return { id, title, replyCount, isPinned, isLocked, category, answerId, ...times }
}

export const factColumns = {
  id: forumTopics.id,
  title: forumTopics.title,
  replyCount: forumTopics.replyCount,
  isPinned: forumTopics.isPinned,
  isLocked: forumTopics.isLocked,
  category: forumTopics.category,
  answerId: sql<
    string | null
  >`(select ${forumAnswers.replyId} from ${forumAnswers} where ${forumAnswers.topicId} = ${forumTopics.id})`,
  createdAt: forumTopics.createdAt,
  updatedAt: forumTopics.updatedAt,
  lastReplyAt: forumTopics.lastReplyAt,
}
