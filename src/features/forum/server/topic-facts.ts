// What both the list and the topic's own page say of a topic.
import { forumTopics } from './forum.table.ts'

export type TopicFacts = Pick<
  typeof forumTopics.$inferSelect,
  'id' | 'title' | 'replyCount' | 'isPinned' | 'isLocked' | 'createdAt' | 'updatedAt'
>

export function toFacts(row: TopicFacts) {
  const { id, title, replyCount, isPinned, isLocked } = row
  const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
  return { id, title, replyCount, isPinned, isLocked, ...times }
}

export const factColumns = {
  id: forumTopics.id,
  title: forumTopics.title,
  replyCount: forumTopics.replyCount,
  isPinned: forumTopics.isPinned,
  isLocked: forumTopics.isLocked,
  createdAt: forumTopics.createdAt,
  updatedAt: forumTopics.updatedAt,
  lastReplyAt: forumTopics.lastReplyAt,
}
