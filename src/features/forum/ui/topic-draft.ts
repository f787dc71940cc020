// The unfinished topic, kept in the browser until it is posted. It belongs to one member.
import { storageKeys } from '#shared/brand.ts'

export type TopicDraftText = { title: string; content: string; category?: string | undefined }

export function readTopicDraft(userId: string): TopicDraftText | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKeys.topicDraft) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { title, content, category, by } = kept as Record<string, unknown>
    if (by !== userId || typeof title !== 'string' || typeof content !== 'string') return null
    return { title, content, ...(typeof category === 'string' ? { category } : {}) }
  } catch {
    return null
  }
}

export function keepTopicDraft(userId: string, { title, content, category }: TopicDraftText): void {
  try {
    if (title || content)
      window.localStorage.setItem(storageKeys.topicDraft, JSON.stringify({ title, content, category, by: userId }))
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
