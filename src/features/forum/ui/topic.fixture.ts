// A topic as the API answers it, for tests of pages.
import type { Reply, TopicPage } from '../forum.schema.ts'
import { parsePost } from '../post-text.rules.ts'
import { noMarks, noThanks } from '../taking-part.schema.ts'

export const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const at = '2026-11-02T08:00:00.000Z'
const author = { id: idOf(1), username: 'tom_tidepool', profilePicture: null, team: false }
const content = 'Mine filled with water twice last week.'
const written = {
  author,
  authorId: author.id,
  content,
  body: parsePost(content),
  held: false,
  mentions: [],
  createdAt: at,
  updatedAt: at,
}

export const aReply: Reply = { ...written, id: idOf(9), topicId: idOf(2), isDeleted: false, thanks: noThanks }

/** With as many replies in all, of which none is on the page. */
export function aTopicPage(page: number, totalPages: number, replyCount: number): TopicPage {
  const topic = {
    ...written,
    ...noMarks,
    id: idOf(2),
    title: 'Which boots for a zodiac?',
    viewCount: 3,
    replyCount,
    isLocked: false,
    isPinned: false,
    asksAboutListing: false,
    category: 'general',
    answerId: null,
    lastReplyAt: at,
    lastReplyAuthorId: author.id,
  }
  return { topic, replies: [], page, totalPages, firstUnreadId: null, answer: null }
}
