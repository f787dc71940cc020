// Feeds of organisations that are watched: added after a first look, paused, given to an organisation, removed.
import type { Deps } from '#platform/deps.ts'
import { refuseFeed } from '../feed.refusals.ts'
import { mostFeeds } from '../feed.rules.ts'
import type { Feed, FeedDraft, FeedEdit } from '../feed.schema.ts'
import { addressKey } from '../import.rules.ts'
import * as store from './feeds.store.ts'
import { fetchFeed } from './fetched-feed.ts'

export type FoundFeed = { url: string; title: string }

export async function readFeeds({ db }: Deps): Promise<Feed[]> {
  return store.listFeeds(db.orm)
}

export async function readFeed({ db }: Deps, id: string): Promise<Feed> {
  const [feed] = await store.listFeeds(db.orm, id)
  if (!feed) throw refuseFeed('not_found', 'feed_not_found')
  return feed
}

/** The feed at an address, or the first one that its page names. Outside of any transaction: a site may take its time. */
export async function findFeed(deps: Deps, url: string): Promise<FoundFeed> {
  const first = await fetchFeed(deps, url, null, true)
  if (first.ok) return first.isSame ? { url, title: url } : { url, title: first.title }
  if (first.fault !== 'not_a_feed') throw refuseFeed('invalid', first.fault, 'url')
  for (const named of first.feeds ?? []) {
    const next = await fetchFeed(deps, named, null, true)
    if (next.ok && !next.isSame) return { url: named, title: next.title }
  }
  throw refuseFeed('invalid', 'no_feed_found', 'url')
}

/** Looked at as soon as it is stored. */
export async function watchFeed({ db, clock }: Deps, found: FoundFeed, { companyId }: FeedDraft): Promise<Feed> {
  const now = clock.now()
  if ((await store.countFeeds(db.orm)) >= mostFeeds) throw refuseFeed('conflict', 'too_many_feeds', 'url')
  const urlKey = addressKey(found.url) ?? found.url
  const feed = { ...found, urlKey, companyId: companyId ?? null, nextAt: now, createdAt: now }
  const id = await store.insertFeed(db.orm, feed)
  if (!id) throw refuseFeed('conflict', 'feed_known', 'url')
  return (await store.listFeeds(db.orm, id))[0]!
}

export async function editFeed(deps: Deps, id: string, { paused, companyId }: FeedEdit): Promise<Feed> {
  const change = { ...(paused === undefined ? {} : { paused }), ...(companyId === undefined ? {} : { companyId }) }
  if (!(await store.changeFeed(deps.db.orm, id, change))) throw refuseFeed('not_found', 'feed_not_found')
  return readFeed(deps, id)
}

/** The look itself is made afterwards. */
export async function askForFeed(deps: Deps, id: string): Promise<Feed> {
  if (!(await store.changeFeed(deps.db.orm, id, { nextAt: deps.clock.now() })))
    throw refuseFeed('not_found', 'feed_not_found')
  return readFeed(deps, id)
}

/** Its drafts stay; what was seen of it is forgotten with it. */
export async function removeFeed({ db }: Deps, id: string): Promise<void> {
  if (!(await store.deleteFeed(db.orm, id))) throw refuseFeed('not_found', 'feed_not_found')
}
