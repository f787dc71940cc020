// Fetches what an import needs: the system's own answer where the address is known, the page itself, and what robots.txt says.
import type { Deps } from '#platform/deps.ts'
import type { Fetched } from '#platform/outbound/outbound.ts'
import { refuse, refuseStatus } from '../import.refusals.ts'
import type { ReadingTask } from './reading/read-page.ts'
import { embeddedGreenhouse } from './systems/greenhouse.ts'
import { type Recognised, recognise } from './systems/systems.ts'

export type FetchedPage = { task: ReadingTask; system: Recognised | null }

/** The page only adds to a system's answer: it is not waited for long. */
const patienceMs = 2_000

export async function fetchPage(deps: Deps, address: string): Promise<FetchedPage> {
  const url = new URL(address)
  const rules = deps.outbound.fetch(new URL('/robots.txt', url).href)
  const page = deps.outbound.fetch(address, { accept: 'html' })
  const known = recognise(url)
  const answer = known ? await askSystem(deps, known) : null
  const shown = answer ? await within(page, patienceMs) : await page
  const html = shown?.ok ? shown.text : null
  const said = await within(rules, patienceMs)
  const robots = said?.ok ? { text: said.text, address: url.href } : null
  if (answer) return { task: { html, answer, robots }, system: known }
  if (!shown?.ok) throw refusalOf(shown!)
  const place = embeddedGreenhouse(url, shown.text)
  const embedded: Recognised | null = place ? { system: 'greenhouse', place } : null
  const told = embedded && (await askSystem(deps, embedded))
  return { task: { html, answer: told, robots }, system: known ?? embedded }
}

async function askSystem(deps: Deps, { system, place }: Recognised): Promise<ReadingTask['answer']> {
  const answer = await deps.outbound.fetch(place.endpoint, { accept: place.accept })
  return answer.ok ? { system, place, text: answer.text } : null
}

function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function refusalOf(failed: Extract<Fetched, { ok: false }>) {
  if (failed.reason === 'status') return refuseStatus(failed.status)
  return refuse('invalid', failed.reason === 'wrong_type' ? 'not_html' : failed.reason, 'url')
}
