// Looks at watched feeds when their turn comes: new entries become drafts that wait for a person, each once, never listings.
import { postJobs } from '#features/jobs/server/posting.service.ts'
import type { Deps } from '#platform/deps.ts'
import { chooseNew, lookLease, nextLookAt } from '../feed.rules.ts'
import { CommittedJob } from '../import.schema.ts'
import { findDuplicates } from './duplicates.service.ts'
import * as store from './feeds.store.ts'
import { type FetchedFeed, fetchFeed } from './fetched-feed.ts'
import { kindOf } from './reading/posting.ts'
import type { FeedEntry } from './reading/read-feed.ts'

export const feedQueue = 'feeds'
export const feedCron = '*/5 * * * *'
const feedsAtOnce = 20

/** One round. Stands a repeat, and others that do the same beside it. */
export async function lookAtFeeds(deps: Deps): Promise<number> {
  const due = await store.listDueFeeds(deps.db.orm, deps.clock.now(), feedsAtOnce)
  const looks = await Promise.all(due.map((id) => lookAtFeed(deps, id, false)))
  return looks.filter(Boolean).length
}

/** False: somebody else is at it, or it is not there. Nothing is held while a site thinks. */
export async function lookAtFeed(deps: Deps, id: string, isAsked: boolean): Promise<boolean> {
  const now = deps.clock.now()
  const claimed = await store.claimFeed(deps.db.orm, id, now, new Date(now.getTime() + lookLease))
  if (!claimed) return false
  const fetched = await fetchFeed(deps, claimed.url, claimed, isAsked)
  await deps.db.asOne((db) => settle({ ...deps, db }, id, fetched))
  return true
}

async function settle(deps: Deps, id: string, fetched: FetchedFeed): Promise<void> {
  const now = deps.clock.now()
  const tx = deps.db.orm
  const feed = await store.holdFeed(tx, id)
  if (!feed) return
  if (!fetched.ok) {
    const nextAt = nextLookAt(now, feed.faults + 1, fetched.wait)
    await store.changeFeed(tx, id, { lookedAt: now, nextAt, fault: fetched.fault, faults: feed.faults + 1 })
    return
  }
  const good = { lookedAt: now, nextAt: nextLookAt(now, 0), fault: null, faults: 0 }
  if (fetched.isSame) return void (await store.changeFeed(tx, id, good))
  const isWhole = await takeEntries(deps, feed, fetched.entries)
  const { title, etag, lastModified } = fetched
  // What had no room yet must be told again, so the next look asks without conditions.
  const names = isWhole ? { etag, lastModified } : { etag: null, lastModified: null }
  await store.changeFeed(tx, id, { ...good, title, ...names })
}

type Held = NonNullable<Awaited<ReturnType<typeof store.holdFeed>>>

/** False: some entries wait for the next look. What is on the board or among the drafts already is only marked. */
async function takeEntries(deps: Deps, feed: Held, entries: FeedEntry[]): Promise<boolean> {
  const now = deps.clock.now()
  const tx = deps.db.orm
  const isSeen = await store.findSeen(tx, feed.id, entries)
  const unseen = entries.filter((entry) => !isSeen(entry))
  const known = await findDuplicates(
    deps,
    unseen.map(({ address }) => ({ jobUrl: address })),
  )
  // What stands at an address that several entries share is another of them, or a page for all.
  const isListed = (entry: FeedEntry) =>
    entry.page !== null && known[unseen.indexOf(entry)]!.some(({ why }) => why === 'address')
  const fresh = unseen.filter((entry) => !isListed(entry))
  const [{ waiting } = { waiting: 0 }] = await store.listFeeds(tx, feed.id)
  const { drafts, passedOver } = chooseNew(fresh, { isFirst: await isFirstGoodLook(deps, feed), waiting })
  const made = drafts.flatMap((entry) => {
    const post = toPost(entry, feed)
    return post ? [{ entry, post }] : []
  })
  const posts = made.map(({ post }) => ({ ...post, origin: feed.title }))
  const jobs = posts.length > 0 ? await postJobs(deps, posts) : []
  const ids = new Map(made.map(({ entry }, at) => [entry, jobs[at]!.id]))
  const seen = [...unseen.filter(isListed), ...drafts, ...passedOver]
  await store.noteSeen(
    tx,
    feed.id,
    seen.map((entry) => ({ ...entry, jobId: ids.get(entry) ?? null })),
    now,
  )
  return drafts.length + passedOver.length === fresh.length
}

/** A look that failed has seen nothing: what a feed holds when it can be read at last is as old as it was. */
async function isFirstGoodLook({ db }: Deps, { id, lookedAt, faults }: Held): Promise<boolean> {
  return lookedAt === null || (faults > 0 && !(await store.hasSeenAny(db.orm, id)))
}

/** By the rules of posting, but for the place, which feeds do not tell: a draft without one can't be published. */
function toPost({ title, address, description }: FeedEntry, feed: Held): CommittedJob | null {
  const said = { title, company: feed.company ?? feed.title, jobUrl: address, description, ...kindOf(title) }
  const post = CommittedJob.safeParse({ ...said, companyId: feed.companyId, location: '?', draft: true })
  return post.success ? { ...post.data, location: '' } : null
}
