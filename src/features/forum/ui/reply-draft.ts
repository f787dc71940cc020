// Replies that were begun, kept for as long as the tab: who looks something up elsewhere finds them again, also where a page
// was loaded anew for it. Never on a server. In the tab's own storage, under the name that a topic has in the browser's.
import { storageKeys } from '#shared/brand.ts'

type Drafts = Record<string, string>

const begun = new Map<string, string>()

const keyOf = (userId: string, topicId: string) => `${userId} ${topicId}`

export function readReplyDraft(userId: string, topicId: string): string {
  return begun.get(keyOf(userId, topicId)) ?? ''
}

/** Of the page that was there before this one, which only the browser knows. */
export function recallReplyDraft(userId: string, topicId: string): string {
  return readReplyDraft(userId, topicId) || (readKept()[keyOf(userId, topicId)] ?? '')
}

export function keepReplyDraft(userId: string, topicId: string, text: string): void {
  const key = keyOf(userId, topicId)
  const { [key]: _, ...others } = readKept()
  if (text.trim()) begun.set(key, text)
  else begun.delete(key)
  writeKept(text.trim() ? { ...others, [key]: text } : others)
}

/** What of the field is not in the reply that was posted: on a slow line somebody may have written on meanwhile. */
export function notPosted(typed: string, posted: string): string {
  return typed.startsWith(posted) ? typed.slice(posted.length).trimStart() : typed
}

function readKept(): Drafts {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKeys.topicDraft) ?? '{}')
  } catch {
    return {}
  }
}

function writeKept(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) window.sessionStorage.setItem(storageKeys.topicDraft, JSON.stringify(drafts))
    else window.sessionStorage.removeItem(storageKeys.topicDraft)
  } catch {
    // A browser that keeps nothing: the page still has it.
  }
}
