// Pure decisions about taking part: where new thanks show, and how the levels of following are called.
import type { TopicPage } from './forum.schema.ts'
import type { FollowLevel, Thanks } from './taking-part.schema.ts'

/** The page as it is after somebody thanked for one of its posts. */
export function withThanksOf(page: TopicPage, postId: string, thanks: Thanks): TopicPage {
  const thanked = <P extends { id: string; thanks: Thanks }>(post: P): P =>
    post.id === postId ? { ...post, thanks } : post
  return {
    ...page,
    topic: thanked(page.topic),
    replies: page.replies.map(thanked),
    answer: page.answer && thanked(page.answer),
  }
}

export const followTexts = {
  watching: 'Watching: each reply',
  normal: 'Normal: what concerns me',
  muted: 'Muted: mentions only',
} satisfies Record<FollowLevel, string>
