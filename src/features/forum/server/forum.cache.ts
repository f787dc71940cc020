// What was read of the forum, remembered until it changes anywhere: all members read the same, and read it often.
import { peopleRegionName } from '#features/accounts/server/people.cache.ts'
import type { Region } from '#platform/cache.ts'
import type { Deps } from '#platform/deps.ts'

type WithCache = Pick<Deps, 'cache'>

/** Topics and replies with their authors; a page of replies can be half a megabyte. Whatever changes them goes by `change`. */
export function forumRegion({ cache }: WithCache): Region {
  return cache.region('forum', { follows: [peopleRegionName, 'forum topics'], atMost: 200 })
}

/**
 * How many topics there are, in all and in each category: counting a hundred thousand takes longer than reading a page of them,
 * and most changes are replies. Whatever makes, shows, hides, moves or removes a topic goes by this region's `change`.
 */
export function topicsRegion({ cache }: WithCache): Region {
  return cache.region('forum topics', { follows: [peopleRegionName] })
}

/** How often topics were looked at: apart, as this changes whenever somebody reads. */
export function viewsRegion({ cache }: WithCache): Region {
  return cache.region('forum views', { atMost: 200 })
}

/** Lists with their views. */
export function listsRegion({ cache }: WithCache): Region {
  return cache.region('forum lists', { follows: ['forum', 'forum views'], atMost: 200 })
}
