// Replies that were begun, kept for as long as the tab: who looks something up elsewhere finds them again. Never on a server.
const begun = new Map<string, string>()

const keyOf = (userId: string, topicId: string) => `${userId} ${topicId}`

export function readReplyDraft(userId: string, topicId: string): string {
  return begun.get(keyOf(userId, topicId)) ?? ''
}

export function keepReplyDraft(userId: string, topicId: string, text: string): void {
  if (text.trim()) begun.set(keyOf(userId, topicId), text)
  else begun.delete(keyOf(userId, topicId))
}
