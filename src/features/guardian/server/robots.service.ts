// Whether a site lets programs look at an address. Its robots.txt is read once a day; fetching it is not counted in the pace.
import type { Deps } from '#platform/deps.ts'
import { workInThread } from '#platform/ended-work.ts'
import { isWelcome } from '#platform/outbound/robots.ts'
import * as store from './hosts.store.ts'
import { keepPatience } from './patience.service.ts'

const thread = new URL('./robots.worker.ts', import.meta.url)
const keptMs = 86_400_000
const mostRead = 100_000
/** Comparing costs as much as the file is long times the address: more than this happens in a thread. */
const cheap = 2_000_000

export type Welcome = 'welcome' | 'unwanted' | 'no_answer'

export async function askRobots(deps: Deps, address: string): Promise<Welcome> {
  const text = await readRobots(deps, address)
  if (text === null) return 'no_answer'
  if (text.trim() === '') return 'welcome'
  const task = { text, address }
  if (text.length * address.length <= cheap) return isWelcome(task) ? 'welcome' : 'unwanted'
  const result = await workInThread<boolean>(thread, task)
  // A file that can't be read in time is not taken for a yes.
  return result.ok && result.value ? 'welcome' : 'unwanted'
}

/** Null when the site gives no answer: then nobody knows. */
async function readRobots(deps: Deps, address: string): Promise<string | null> {
  const { hostname } = new URL(address)
  const now = deps.clock.now()
  const known = await store.findRobots(deps.db.orm, hostname)
  if (known && now.getTime() - known.at.getTime() < keptMs) return known.text
  const answer = await deps.outbound.fetch(new URL('/robots.txt', address).href, { isBackground: true })
  await keepPatience(deps, hostname, answer)
  if (!answer.ok && answer.reason !== 'status' && answer.reason !== 'too_big') return null
  // A site without one has no wishes; one that has trouble might.
  if (!answer.ok && answer.reason === 'status' && isTrouble(answer.status)) return null
  const text = answer.ok ? answer.text.slice(0, mostRead).replaceAll('\0', '') : ''
  await store.keepRobots(deps.db.orm, hostname, { text, at: now })
  return text
}

const isTrouble = (status: number) => status >= 500 || status === 429
