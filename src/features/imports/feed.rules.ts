// Pure decisions about watched feeds: when one is looked at again, which entries become drafts, and each fault in plain words.

const minute = 60_000
const hour = 60 * minute
export const lookEvery = 6 * hour
/** Whoever looks has it for so long: a look that was broken off is made again then. */
export const lookLease = 10 * minute
const longestWait = 7 * 24 * hour

export const mostFeeds = 100
/** Of one answer; what stands further down is older. */
export const mostEntries = 200
/** A feed that was just added may hold years: only its newest become drafts, the others count as seen. */
export const draftsAtFirst = 10
export const draftsAtOnce = 20
/** More than a person reads: nothing new is taken until some of them are dealt with. */
export const mostWaiting = 50

export const feedFaults = [
  'unreachable',
  'refused',
  'too_big',
  'too_many_redirects',
  'timeout',
  'gone',
  'closed_to_us',
  'failed',
  'not_a_feed',
  'unreadable',
] as const
export type FeedFault = (typeof feedFaults)[number]

export const faultTexts = {
  unreachable: 'The site could not be reached',
  refused: 'The address leads to a place that is not public',
  too_big: 'The feed is bigger than 1 MB',
  too_many_redirects: 'The address was redirected more than five times',
  timeout: 'The site did not answer within 10 seconds',
  gone: 'The feed is not there any more',
  closed_to_us: 'The site does not let programs read its feed',
  failed: 'The site has a fault of its own',
  not_a_feed: 'There is no feed at this address any more',
  unreadable: 'The feed is broken and could not be read',
} satisfies Record<FeedFault, string>

/** What a status that is no answer means, of a feed as of a page. */
export function faultOfStatus(status: number): 'gone' | 'failed' | 'closed_to_us' {
  if (status === 404 || status === 410) return 'gone'
  return status >= 500 && status !== 503 ? 'failed' : 'closed_to_us'
}

/** Each fault in a row doubles the wait, up to a week; a site that asks for more time gets it, up to a week too. */
export function nextLookAt(now: Date, faults: number, asked = 0): Date {
  const wait = lookEvery * 2 ** Math.min(faults, 10)
  return new Date(now.getTime() + Math.min(Math.max(wait, asked), longestWait))
}

/** Newest first. Of the first look only a few become drafts; later the others wait for the next look. */
export function chooseNew<T>(fresh: T[], { isFirst, waiting }: { isFirst: boolean; waiting: number }) {
  const room = Math.max(0, mostWaiting - waiting)
  const count = Math.min(isFirst ? draftsAtFirst : draftsAtOnce, room)
  return { drafts: fresh.slice(0, count), passedOver: isFirst ? fresh.slice(count) : [] }
}
