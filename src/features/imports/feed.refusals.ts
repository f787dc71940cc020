// Every "no" of watched feeds, with its sentence.
import { refuseWith } from '#shared/refusal.ts'
import { type FeedFault, faultTexts, mostFeeds } from './feed.rules.ts'

export type FeedRefusal = FeedFault | 'feed_not_found' | 'feed_known' | 'too_many_feeds' | 'no_feed_found'

const texts = {
  ...faultTexts,
  feed_not_found: 'This feed is not watched',
  feed_known: 'This feed is watched already',
  too_many_feeds: `At most ${mostFeeds} feeds can be watched`,
  no_feed_found: 'Neither is this address a feed, nor does its page name one',
} satisfies Record<FeedRefusal, string>

export const refuseFeed = refuseWith<FeedRefusal>(texts)
