// What a listing says of pay and place: as somebody sent it, else as it can be read from its texts, certain or nothing.
import type { Place } from '#features/places/place.schema.ts'
import { readPlaces } from '#features/places/server/places.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { mostUnread, type UnreadText } from '../board.schema.ts'
import { refuse } from '../job.refusals.ts'
import type { JobEdit, JobPost } from '../job.schema.ts'
import { isPaidBy } from '../pay/pay.rules.ts'
import type { Pay } from '../pay/pay.schema.ts'
import { readPay } from '../pay/pay-text.ts'
import { boardRegion } from './board.cache.ts'
import type { ReadFacts, StoredJob } from './jobs.store.ts'
import * as store from './listing-facts.store.ts'

/** Raised when the readers of salaries or locations change: what an older one read is read anew after the start. */
export const readingVersion = 4

type Facts = ReadFacts & { pay: Pay | null; place: Place | null; paidPosition: boolean }

type Telling = Pick<JobPost, 'place' | 'location' | 'pay' | 'salary' | 'paidPosition'>

export async function factsOfNew(db: Sql, posts: readonly Telling[]): Promise<Facts[]> {
  const unplaced = posts.filter(({ place }) => place === undefined)
  const read = await readPlaces(
    db,
    unplaced.map(({ location }) => location),
  )
  const places = new Map(unplaced.map((post, at) => [post, read[at] ?? null]))
  return posts.map((post) => {
    const place = post.place === undefined ? (places.get(post) ?? null) : post.place
    const pay = post.pay === undefined ? readPay(post.salary ?? null, place?.country ?? null) : post.pay
    const isRead = { payIsRead: post.pay === undefined, placeIsRead: post.place === undefined }
    return { pay, place, ...isRead, ...paidOf(post.paidPosition, pay, isRead.payIsRead, null), readingVersion }
  })
}

/** What was read is read anew when its text changes; what was sent stays. A listing whose turn to be read has not come keeps it. */
export async function factsOfEdit(db: Sql, before: StoredJob, edit: JobEdit): Promise<Facts> {
  const { location = before.location, salary = before.salary } = edit
  const placeIsRead = edit.place === undefined && before.placeIsRead
  const payIsRead = edit.pay === undefined && before.payIsRead
  const place = placeIsRead ? await placeAnew(db, before, location) : keep(edit.place, before.place)
  const isOtherText = salary !== before.salary || place?.country !== before.place?.country
  const readAnew = payIsRead && isOtherText
  const pay = readAnew ? readPay(salary, place?.country ?? null) : keep(edit.pay, before.pay)
  const isOtherPay = edit.pay !== undefined || readAnew
  const paid = paidAfter(before, edit, pay, payIsRead, isOtherPay)
  return { pay, place, payIsRead, placeIsRead, ...paid, readingVersion: before.readingVersion }
}

const keep = <T>(sent: T | undefined, before: T): T => (sent === undefined ? before : sent)

async function placeAnew(db: Sql, before: StoredJob, location: string): Promise<Place | null> {
  if (location === before.location) return before.place
  const [place] = await readPlaces(db, [location])
  return place ?? null
}

type Paid = { paidPosition: boolean; paidIsRead: boolean }

/** A kind of pay that was sent and a word about it have to agree; a kind that was only read gives way. */
function paidOf(sent: boolean | undefined, pay: Pay | null, payIsRead: boolean, before: Paid | null): Paid {
  const byClass = pay ? isPaidBy(pay.class) : null
  if (sent === undefined) return { paidPosition: byClass ?? before?.paidPosition ?? false, paidIsRead: true }
  if (!payIsRead && byClass !== null && byClass !== sent) throw refuse('invalid', 'pay_disagrees', 'pay')
  return { paidPosition: sent, paidIsRead: false }
}

function paidAfter(
  before: StoredJob,
  { paidPosition, pay: sentPay }: JobEdit,
  pay: Pay | null,
  payIsRead: boolean,
  isOtherPay: boolean,
): Paid {
  const { paidIsRead } = before
  if (paidPosition !== undefined) return paidOf(paidPosition, pay, payIsRead, before)
  const follows = isOtherPay && (sentPay !== undefined || paidIsRead)
  return follows ? paidOf(undefined, pay, payIsRead, before) : { paidPosition: before.paidPosition, paidIsRead }
}

/** Listings whose texts were read by older rules, or never, are read now. What somebody sent stays, and so does whether it is paid. */
export async function readAnew(deps: Deps): Promise<void> {
  await readOld(deps, { atMost: 500, heldByOthers: 'passed over' })
  // One at a time: who waits for one must not hold others.
  await readOld(deps, { atMost: 1, heldByOthers: 'waited for' })
}

async function readOld(deps: Deps, holding: store.Holding): Promise<void> {
  let held = 0
  do {
    held = await boardRegion(deps).change(deps.db, async (tx) => {
      const old = await store.holdOldReadings(tx, readingVersion, holding)
      const places = await readPlaces(
        tx,
        old.map(({ location }) => location),
      )
      const readings = old.map((job, at) => {
        const place = job.placeIsRead ? (places[at] ?? null) : job.place
        const pay = job.payIsRead ? readPay(job.salary, place?.country ?? null) : job.pay
        return { id: job.id, place, pay }
      })
      if (readings.length > 0) await store.keepReadings(tx, readingVersion, readings)
      return readings.length
    })
  } while (held > 0)
}

/** For the operator: live listings with a location or a salary that no rule understands. */
export async function unreadTexts({ db, clock }: Deps): Promise<UnreadText[]> {
  return store.listUnread(db.orm, mostUnread, clock.now())
}
