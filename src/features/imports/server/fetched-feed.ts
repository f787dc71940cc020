// Fetches a feed through the guard and has it read in a thread. A page that names its feed leads there.
import type { Deps } from '#platform/deps.ts'
import { workInThread } from '#platform/ended-work.ts'
import { conditionsOf, type Validators, validatorsOf } from '#platform/outbound/validators.ts'
import { retryAfterMs } from '#shared/retry-after.ts'
import { type FeedFault, faultOfStatus } from '../feed.rules.ts'
import type { FeedEntry, FeedReading } from './reading/read-feed.ts'

const readingThread = new URL('./reading/feed.worker.ts', import.meta.url)

export type FetchedFeed =
  | { ok: true; isSame: true }
  | ({ ok: true; isSame: false; url: string; title: string; entries: FeedEntry[] } & Validators)
  | { ok: false; fault: FeedFault; wait: number; feeds?: string[] }

export async function fetchFeed(
  deps: Deps,
  url: string,
  known: Validators | null,
  isAsked: boolean,
): Promise<FetchedFeed> {
  const answer = await deps.outbound.fetch(url, { isBackground: !isAsked, headers: known ? conditionsOf(known) : {} })
  if (!answer.ok && answer.reason === 'status') {
    const wait = retryAfterMs(answer.headers['retry-after'], deps.clock.now())
    return { ok: false, fault: faultOfStatus(answer.status), wait }
  }
  if (!answer.ok) {
    const { reason } = answer
    return { ok: false, fault: reason === 'not_html' || reason === 'wrong_type' ? 'not_a_feed' : reason, wait: 0 }
  }
  if (answer.status === 304) return { ok: true, isSame: true }
  const reading = await workInThread<FeedReading>(readingThread, { text: answer.text, url: answer.url })
  if (!reading.ok || reading.value.kind === 'broken') return { ok: false, fault: 'unreadable', wait: 0 }
  if (reading.value.kind === 'page') return { ok: false, fault: 'not_a_feed', wait: 0, feeds: reading.value.feeds }
  const { title, entries } = reading.value
  return { ok: true, isSame: false, url: answer.url, title, entries, ...validatorsOf(answer.headers) }
}
