// Pure decisions about the forum. The server enforces them; the page shows them before anyone clicks.
import type { Role } from '#shared/actor.ts'
import { isStaff, mayUse } from '#shared/staff.ts'
import { countCharacters, lookAlikeKey } from '#shared/text.ts'
import type { ForumRefusal } from './forum.refusals.ts'

export const pageSize = 50
export const previewLength = 100
export const limits = { titleMin: 5, titleMax: 200, contentMin: 10, contentMax: 10_000 } as const

/** Posts a member may make; the team is exempt. */
export const postLimits = {
  topic: [
    { times: 1, seconds: 15 },
    { times: 20, seconds: 86_400 },
  ],
  reply: [
    { times: 1, seconds: 5 },
    { times: 200, seconds: 86_400 },
  ],
} as const

/** Fewer for people who came less than a day ago or have not verified their address. */
export const newcomerLimits = {
  topic: { times: 3, seconds: 86_400 },
  reply: { times: 10, seconds: 86_400 },
} as const

const newForMs = 86_400_000

export function isNewcomer(person: { role: Role; emailVerified: boolean; createdAt: Date }, now: Date): boolean {
  if (isStaff(person)) return false
  return !person.emailVerified || now.getTime() - person.createdAt.getTime() < newForMs
}

/** Until when somebody new has to wait who may post no more: for the day of the count, or until they are new no longer. */
export function newcomerWaitsUntil(person: { emailVerified: boolean; createdAt: Date }, countEndsAt: Date): Date {
  const settledAt = new Date(person.createdAt.getTime() + newForMs)
  return person.emailVerified && settledAt < countEndsAt ? settledAt : countEndsAt
}

export type Person = { id: string; role: Role }
type Authored = { authorId: string }

export function whyNotEdit(post: Authored, person: Person): ForumRefusal | null {
  return post.authorId === person.id ? null : 'not_the_author'
}

export function whyNotDelete(post: Authored, person: Person): ForumRefusal | null {
  return post.authorId === person.id || mayUse(person, 'forum') ? null : 'not_yours_to_delete'
}

export function whyNotReply(topic: { isLocked: boolean }, person: Person): ForumRefusal | null {
  return topic.isLocked && !mayUse(person, 'forum') ? 'topic_locked' : null
}

export function whyNotReport(post: Authored, person: Person): ForumRefusal | null {
  return post.authorId === person.id ? 'your_own_post' : null
}

export function whyNotThank(post: Authored, person: Person): ForumRefusal | null {
  return post.authorId === person.id ? 'thanks_to_oneself' : null
}

/** Of the topic whose answer it is. */
export function whyNotAnswer(topic: Authored, person: Person): ForumRefusal | null {
  return topic.authorId === person.id || mayUse(person, 'forum') ? null : 'not_yours_to_answer'
}

/** What a person may do with a post, as its buttons show it. */
export type Rights = { mayEdit: boolean; mayDelete: boolean; mayReport: boolean; mayThank: boolean }

export function rightsOf(person: Person, post: Authored): Rights {
  return {
    mayEdit: !whyNotEdit(post, person),
    mayDelete: !whyNotDelete(post, person),
    mayReport: !whyNotReport(post, person),
    mayThank: !whyNotThank(post, person),
  }
}

/** Titles and searches compare by this: the server in its index, the page on what it has loaded. */
export function searchKey(text: string): string {
  return lookAlikeKey(text.trim())
}

export function matchesSearch(title: string, search: string): boolean {
  return searchKey(title).includes(searchKey(search))
}

/** The first characters of what a reader would see, on one line. */
export function previewOf(content: string): string {
  const plain = content
    .slice(0, 4_000)
    .replace(/^[ \t]*(`{3,}|~{3,}).*$/gm, ' ')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/\[([^[\]\n]{1,200})\]\(https?:\/\/[^\s()]{1,500}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,300}?\S|\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]{0,300}[^\s*])\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]{1,300})`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return firstCharacters(plain, previewLength)
}

export function firstCharacters(text: string, count: number): string {
  return [...text.slice(0, count * 4)].slice(0, count).join('')
}

/** Cut to a length, with an ellipsis where something was cut off. */
export function shorten(text: string, count = previewLength): string {
  return countCharacters(text) > count ? `${firstCharacters(text, count)}…` : text
}

export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / pageSize))
}

export function isEdited(post: { createdAt: string; updatedAt: string }): boolean {
  return post.updatedAt !== post.createdAt
}

export const viewEveryMs = 3_600_000
export const forgetNotificationsAfterMs = 90 * 86_400_000
/** Then it is no longer known that somebody opened a topic. */
export const forgetReadsAfterMs = 365 * 86_400_000

/** Then it is no longer known what a post said before it was changed. */
export const forgetEditsAfterMs = 365 * 86_400_000

/** Replies of one topic have strictly growing times, whatever the clocks of several instances say. */
export function momentAfter(now: Date, last: Date | null): Date {
  return last && now.getTime() <= last.getTime() ? new Date(last.getTime() + 1) : now
}

/** Where a reply can be seen: its topic, on the page it stands on, at its place. */
export function replyPath(topicId: string, replyId: string): string {
  return `${topicPath(topicId)}?reply=${replyId}#reply-${replyId}`
}

export function topicPath(topicId: string): string {
  return `/forum/topics/${topicId}`
}
