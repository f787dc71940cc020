// What making a post takes besides the post: the member's limits, and word to those whom it concerns.
import type { BodyNode } from '#features/content/content-body.schema.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { countUp, countWithin } from '#platform/rate-counters.ts'
import type { Actor } from '#shared/actor.ts'
import { isStaff } from '#shared/staff.ts'
import { holdsAddress } from '#shared/written-links.ts'
import { refuse, refuseNewcomer } from '../forum.refusals.ts'
import { isNewcomer, newcomerLimits, newcomerWaitsUntil, postLimits } from '../forum.rules.ts'
import { holdsLink } from '../held-post.rules.ts'
import { findMentions, mentionedKeys } from '../mention.rules.ts'
import { linkMentions } from '../post-text.rules.ts'
import type { FollowLevel } from '../taking-part.schema.ts'
import { isCategory } from './categories.store.ts'
import { hasShownPost } from './held-posts.store.ts'
import { findMentioned } from './members.store.ts'
import { insertNotifications, type NewNotification } from './notifications.store.ts'

/** Counts in the post's transaction: what is refused or undone costs nothing. */
export async function countPost(
  { config, clock }: Deps,
  tx: Sql,
  actor: Actor,
  kind: 'topic' | 'reply',
): Promise<void> {
  if (!config.rateLimits || isStaff(actor)) return
  if (isNewcomer(actor, clock.now())) await countNewcomer(tx, actor, kind, clock.now())
  for (const limit of postLimits[kind]) {
    await countWithin(tx, { key: `forum-${kind}:${limit.seconds}:${actor.id}`, ...limit }, clock.now())
  }
}

async function countNewcomer(tx: Sql, actor: Actor, kind: 'topic' | 'reply', now: Date): Promise<void> {
  const { times, seconds } = newcomerLimits[kind]
  const { count, endsAt } = await countUp(tx, { key: `forum-new-${kind}:${actor.id}`, seconds }, now)
  if (count > times) throw refuseNewcomer((newcomerWaitsUntil(actor, endsAt).getTime() - now.getTime()) / 1000)
}

/** Somebody new, whose links are held to rules of their own. Lifted with the limits. */
export function isWatched({ config, clock }: Deps, actor: Actor): boolean {
  return config.rateLimits && isNewcomer(actor, clock.now())
}

export function checkTitle(deps: Deps, actor: Actor, title: string): void {
  if (isWatched(deps, actor) && holdsAddress(title)) throw refuse('invalid', 'link_in_title', 'title')
}

export async function checkCategory(tx: Sql, slug: string): Promise<void> {
  if (!(await isCategory(tx, slug))) throw refuse('invalid', 'category_not_found', 'category')
}

type Written = { content: string; postId?: string }

/** When a first post of somebody new holds a link: since now. */
export async function holdIfDue(deps: Deps, tx: Sql, actor: Actor, { content, postId }: Written): Promise<Date | null> {
  if (!isWatched(deps, actor) || !holdsLink(content)) return null
  return (await hasShownPost(tx, actor.id, postId ?? null)) ? null : deps.clock.now()
}

type Followed = { authorId: string; levels: ReadonlyMap<string, FollowLevel> }
/** Whom a question about a listing goes to. */
type Asked = { askedId: string }
type Post = { topicId: string; replyId: string | null; content: string; createdAt: Date }

/**
 * Tells those who are mentioned, and of a new reply the topic's author and whoever watches it; nobody about their own
 * words. Who muted the topic hears of mentions only, and not by mail (`notifications.store.ts`).
 */
export async function notifyOf(tx: Sql, actor: { id: string }, post: Post, whom?: Followed | Asked): Promise<void> {
  const { topicId, replyId, createdAt } = post
  const mentioned = await findMentioned(tx, mentionedKeys(post.content))
  const kinds = new Map<string, NewNotification['kind']>()
  if (whom && 'levels' in whom) {
    if (!whom.levels.has(whom.authorId)) kinds.set(whom.authorId, 'reply')
    for (const [id, level] of whom.levels) if (level === 'watching') kinds.set(id, 'reply')
  }
  for (const { id } of mentioned) kinds.set(id, 'mention')
  if (whom && 'askedId' in whom) kinds.set(whom.askedId, 'question')
  kinds.delete(actor.id)
  const list = [...kinds].map(([userId, kind]) => ({ userId, kind, actorId: actor.id, topicId, replyId, createdAt }))
  await insertNotifications(tx, list)
}

/** Says of each post which of its @names belong to somebody, with one question for all, and links them. */
export async function withMentions<P extends { content: string; body: BodyNode[]; mentions: string[] }>(
  db: Sql,
  posts: P[],
): Promise<P[]> {
  const keysOf = posts.map(({ content }) => [...new Set(findMentions(content).map(({ key }) => key))].slice(0, 50))
  const found = await findMentioned(db, [...new Set(keysOf.flat())].slice(0, 500))
  if (found.length === 0) return posts
  const names = new Map(found.map(({ key, username }) => [key, username]))
  return posts.map((post, at) => {
    const mentions = keysOf[at]!.flatMap((key) => names.get(key) ?? [])
    return { ...post, mentions, body: linkMentions(post.body, mentions) }
  })
}
