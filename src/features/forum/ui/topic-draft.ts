// The unfinished topic, kept in the browser until it is posted. It belongs to one member.
import { storageKeys } from '#shared/brand.ts'

export type TopicDraftText = { title: string; content: string }

export function readTopicDraft(userId: string): TopicDraftText | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKeys.topicDraft) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { title, content, by } = kept as Record<string, unknown>
    return by === userId && typeof title === 'string' && typeof content === 'string' ? { title, content } : null
  } catch {
    return null
  }
}

export function keepTopicDraft(userId: string, { title, content }: TopicDraftText): void {
  try {
    if (title || content)
      window.localStorage.setItem(storageKeys.topicDraft, JSON.stringify({ title, content, by: userId }))
    else window.localStorage.removeItem(storageKeys.topicDraft)
  } catch {
    // Storage is full or switched off: the draft lives as long as the page.
  }
}

export function dropTopicDraft(): void {
  try {
    window.localStorage.removeItem(storageKeys.topicDraft)
  } catch {
    // Nothing was kept.
  }
}
