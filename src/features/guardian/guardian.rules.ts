// What a look at a listing's page means. Pure: what was known, what was found, and what follows. Mistaken closings cost trust, so only a page that is gone twice closes anything.
import { retryAfterMs } from '#shared/retry-after.ts'

export const linkStates = ['open', 'unknown', 'doubtful', 'closed'] as const
export type LinkState = (typeof linkStates)[number]

/** What speaks against a page. Whoever kept it despite one is not asked about the same one again for a while. */
export type Sign = 'gone' | 'phrase' | 'past_closing' | 'lost_posting' | 'error_page' | 'system_gone'

/** Why nothing can be said: these never close anything. */
export type Unclear =
  | 'robots'
  | 'host_down'
  | 'timeout'
  | 'unreachable'
  | 'not_allowed'
  | 'too_many_requests'
  | 'asks_to_sign_in'
  | 'robot_check'
  | 'script_page'
  | 'unreadable'
  | 'too_many_redirects'
  | 'odd_answer'

export type Evidence =
  | { kind: 'gone' }
  | { kind: 'soft'; sign: Exclude<Sign, 'gone'>; excerpt: string | null }
  | { kind: 'unclear'; why: Unclear }
  | { kind: 'open' }

export type LinkReason =
  | 'not_looked_yet'
  | 'seen_open'
  | 'kept'
  | 'gone_once'
  | 'gone_twice'
  | 'many_gone'
  | 'closed_by_hand'
  | Exclude<Sign, 'gone'>
  | Unclear

export type Known = {
  state: LinkState
  reason: LinkReason
  sign: Sign | null
  excerpt: string | null
  firstGoneAt: Date | null
  keptSign: Sign | null
  keptUntil: Date | null
}

export type Decision = Pick<Known, 'state' | 'reason' | 'sign' | 'excerpt' | 'firstGoneAt'> & {
  isSeenOpen: boolean
  /** The listing is taken off the board. */
  closes: boolean
  nextAt: Date
}

const hour = 3_600_000
export const lookEvery = 24 * hour
/** Two looks that agree must be this far apart. */
export const goneApart = 12 * hour
/** A host that was away is asked again soon, so that a dead page is not open for long. */
const soon = 3 * hour
export const keptFor = 14 * 24 * hour
/** One request to a host in this time. */
export const paceMs = 30_000
/** Closings of one host in a day; after that somebody is asked. */
export const mostClosings = 3

const passing: readonly Unclear[] = ['host_down', 'timeout', 'unreachable', 'too_many_requests']

export function decide(
  known: Known,
  evidence: Evidence,
  { now, closedToday }: { now: Date; closedToday: number },
): Decision {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const open = (reason: LinkReason, isSeenOpen: boolean): Decision => ({
    state: 'open',
    reason,
    sign: null,
    excerpt: null,
    firstGoneAt: null,
    isSeenOpen,
    closes: false,
    nextAt: at(lookEvery),
  })
  if (evidence.kind === 'open') return open('seen_open', true)
  if (evidence.kind === 'unclear') return unclear(known, evidence.why, at)
  const sign: Sign = evidence.kind === 'gone' ? 'gone' : evidence.sign
  if (isKept(known, sign, now)) return open('kept', false)
  const doubtful = { state: 'doubtful' as const, sign, isSeenOpen: false, closes: false }
  if (evidence.kind === 'soft')
    return { ...doubtful, reason: evidence.sign, excerpt: evidence.excerpt, firstGoneAt: null, nextAt: at(lookEvery) }

  const firstGoneAt = known.firstGoneAt ?? now
  const gone = { ...doubtful, excerpt: null, firstGoneAt }
  // Somebody was asked, and has not answered yet.
  if (known.reason === 'many_gone') return { ...gone, reason: 'many_gone', nextAt: at(lookEvery) }
  const age = now.getTime() - firstGoneAt.getTime()
  if (age < goneApart) return { ...gone, reason: 'gone_once', nextAt: new Date(firstGoneAt.getTime() + goneApart) }
  if (closedToday >= mostClosings) return { ...gone, reason: 'many_gone', nextAt: at(lookEvery) }
  return { ...gone, state: 'closed', reason: 'gone_twice', closes: true, nextAt: at(lookEvery) }
}

/** A question that is open stays open: a host that is away answers nothing. */
function unclear(known: Known, why: Unclear, at: (ms: number) => Date): Decision {
  const { sign, excerpt, firstGoneAt } = known
  const nextAt = at(passing.includes(why) ? soon : lookEvery)
  const rest = { sign, excerpt, firstGoneAt, isSeenOpen: false, closes: false, nextAt }
  if (known.state === 'doubtful') return { ...rest, state: 'doubtful', reason: known.reason }
  return { ...rest, state: 'unknown', reason: why, sign: null, excerpt: null }
}

function isKept({ keptSign, keptUntil }: Known, sign: Sign, now: Date): boolean {
  return keptSign === sign && keptUntil !== null && now.getTime() < keptUntil.getTime()
}

/** Nobody has looked at this page yet. */
export const anew = {
  state: 'unknown',
  reason: 'not_looked_yet',
  sign: null,
  excerpt: null,
  firstGoneAt: null,
  keptSign: null,
  keptUntil: null,
} as const satisfies Known

/** For how long a host is left alone that asks for patience: a day at most. */
export function waitAsked(retryAfter: string | undefined, now: Date): number {
  return Math.min(retryAfterMs(retryAfter, now), 24 * hour)
}

/** What is said of each reason, at the desk. */
export const reasonTexts = {
  not_looked_yet: 'Not looked at yet',
  seen_open: 'The page was open',
  kept: 'Kept by hand; the same sign is passed over for now',
  gone_once: 'The page is gone (404 or 410); it is looked at again before anything happens',
  gone_twice: 'The page was gone twice, at least 12 hours apart',
  many_gone: 'The page is gone, and so are several others of this site: please decide',
  closed_by_hand: 'Closed by hand',
  phrase: 'The page says that it is closed',
  past_closing: 'By the page’s own data its closing day has passed',
  lost_posting: 'The address leads somewhere else now',
  system_gone: 'The hiring system does not know the posting any more',
  error_page: 'The address leads to an error page of the hiring system',
  robots: 'The site asks programs to stay away',
  host_down: 'The site has trouble of its own',
  timeout: 'The site did not answer in time',
  unreachable: 'The site could not be reached',
  not_allowed: 'The site does not let us in',
  too_many_requests: 'The site asks for patience',
  asks_to_sign_in: 'The page asks for an account',
  robot_check: 'A check for robots stands in front of the page',
  script_page: 'The page is empty without its scripts',
  unreadable: 'The page could not be read',
  too_many_redirects: 'The address leads on too often',
  odd_answer: 'The site gave an odd answer',
} satisfies Record<LinkReason, string>
