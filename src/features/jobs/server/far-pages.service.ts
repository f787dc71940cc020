// Pages far down a list, each from a place shortly before it: the last page takes no longer than any other.
import type { Deps } from '#platform/deps.ts'
import type { ListedJob } from '../board.schema.ts'
import { pageSize } from '../job.rules.ts'
import { cached } from './board.cache.ts'
import { countedAtMost } from './facets.store.ts'
import { findAfter, listSpots, type Order, type Spot } from './far-pages.store.ts'
import { countByDay, type DayCount } from './listing-counts.store.ts'
import { asksForAll, type Question } from './question.ts'
import { whereBeside } from './search.store.ts'

/** Up to here a list is simply counted off. */
const lastNearPage = 50

export const isFar = (page: number) => page > lastNearPage

/** For questions without words. */
export async function readFarPage(
  deps: Deps,
  question: Question,
  { page, order }: { page: number; order: Order },
): Promise<ListedJob[]> {
  const offset = (page - 1) * pageSize
  const begin = asksForAll(question)
    ? await beginOfAll(deps, order, offset)
    : await beginOf(deps, question, order, offset)
  if (!begin) return []
  const asked = { order, beside: whereBeside(question) }
  return deps.replica.read((db) => findAfter(db, asked, { ...begin, limit: pageSize }, deps.clock.now()))
}

type Begin = { spot: Spot; skip: number }

const every = lastNearPage * pageSize

/** Of what is filtered every fiftieth page is remembered. There is none beyond what is counted, nor does the total say so. */
async function beginOf(deps: Deps, question: Question, order: Order, offset: number): Promise<Begin | null> {
  const { literals, filters, isUnanswerable, hidden } = question
  const key = JSON.stringify([order, literals, filters, isUnanswerable, hidden])
  const asked = { order, beside: whereBeside(question) }
  const spots = await cached(deps, `spots:${key}`, () =>
    deps.replica.read((db) => listSpots(db, asked, { every, atMost: countedAtMost }, deps.clock.now())),
  )
  const spot = offset < countedAtMost ? spots[Math.floor(offset / every) - 1] : undefined
  return spot ? { spot, skip: offset % every } : null
}

/** Of the whole board the counts say on which day a page begins. */
async function beginOfAll(deps: Deps, order: Order, offset: number): Promise<Begin | null> {
  const days = await cached(deps, `days:${order}`, async () =>
    layOut(await deps.replica.read((db) => countByDay(db, { withClosing: order === 'closing' }, deps.clock.now()))),
  )
  const day = days.findLast(({ before }) => before <= offset)
  return day && offset < day.before + day.n ? { spot: beginOfDay(day), skip: offset - day.before } : null
}

type Day = DayCount & { before: number }

/** The days in the order of the list, each with how many listings come before it. */
function layOut(counts: readonly DayCount[]): Day[] {
  const descending = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0)
  const lastDay = ({ closesOn }: DayCount) => closesOn ?? '~'
  const sorted = counts.toSorted(
    (one, other) => descending(lastDay(other), lastDay(one)) || descending(one.createdOn, other.createdOn),
  )
  let before = 0
  return sorted.map((day) => {
    const placed = { ...day, before }
    before += day.n
    return placed
  })
}

const dayMs = 86_400_000
const lowestId = '00000000-0000-0000-0000-000000000000'

/** Before everything that was posted on that day. */
function beginOfDay({ createdOn, closesOn }: DayCount): Spot {
  const end = new Date(Date.parse(createdOn) + dayMs)
  return { at: end.toISOString(), id: lowestId, closesOn }
}
