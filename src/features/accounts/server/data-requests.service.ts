// People's requests about their data in one place: what was done by itself is noted, what came by letter is entered.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { monthsEarlier, newestDay } from '#shared/calendar-days.ts'
import { refuseRequest } from '../data-request.refusals.ts'
import { dueAfter, keptYears, masked, type RequestKind, type requestWays } from '../data-request.rules.ts'
import type { DataRequest, DataRequestDraft, DataRequestEdit, DataRequestList } from '../data-request.schema.ts'
import * as store from './data-requests.store.ts'

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const dayMs = 86_400_000

type Done = {
  kind: RequestKind
  way: (typeof requestWays)[number]
  email: string
  /** As long as there is an account. */
  userId?: string
}

/** Something that was asked and is done already. Of the address only its mask is kept. */
export async function noteDone({ clock }: Pick<Deps, 'clock'>, tx: Sql, done: Done): Promise<void> {
  const now = clock.now()
  const { kind, way, email, userId } = done
  // Whoever looks at a copy of their data twice a day asked once.
  if (userId && (await store.hasDoneLately(tx, userId, kind, new Date(now.getTime() - dayMs)))) return
  const receivedOn = dayOf(now)
  const days = { receivedOn, dueOn: dueAfter(receivedOn), doneAt: now }
  await store.insertRequest(tx, { kind, way, userId: userId ?? null, who: masked(email), ...days })
}

export async function readRequests({ db, clock }: Deps, state: 'open' | 'done'): Promise<DataRequestList> {
  return store.listRequests(db.orm, state, dayOf(clock.now()))
}

export async function readOverdue({ db, clock }: Deps, most: number): Promise<DataRequest[]> {
  return store.listOverdue(db.orm, dayOf(clock.now()), most)
}

export async function countOverdue({ db, clock }: Deps): Promise<number> {
  return store.countOverdue(db.orm, dayOf(clock.now()))
}

export async function enterRequest({ db, clock }: Deps, draft: DataRequestDraft): Promise<DataRequest> {
  const today = dayOf(clock.now())
  const { kind, who, receivedOn, dueOn = dueAfter(receivedOn), note } = draft
  if (receivedOn > newestDay(clock.now())) throw refuseRequest('invalid', 'received_later', 'receivedOn')
  if (dueOn < receivedOn) throw refuseRequest('invalid', 'due_before_received', 'dueOn')
  const said = { kind, way: 'letter' as const, who, receivedOn, dueOn, note: note || null }
  const id = await store.insertRequest(db.orm, said)
  return { id, ...said, isOverdue: dueOn < today, doneAt: null }
}

/** Once it is done, nobody needs the name any more. */
export async function settleRequest({ db, clock }: Deps, id: string, edit: DataRequestEdit): Promise<DataRequest> {
  const now = clock.now()
  return db.orm.transaction(async (tx) => {
    const request = await store.holdRequest(tx, id)
    if (!request) throw refuseRequest('not_found', 'request_not_found')
    const { done, note, dueOn } = edit
    if (request.doneAt && (done || dueOn)) throw refuseRequest('conflict', 'request_done')
    if (dueOn && dueOn < request.receivedOn) throw refuseRequest('invalid', 'due_before_received', 'dueOn')
    const change = {
      ...(note === undefined ? {} : { note: note || null }),
      ...(dueOn ? { dueOn } : {}),
      ...(done ? { doneAt: now, who: masked(request.who) } : { doneAt: request.doneAt }),
    }
    return store.changeRequest(tx, id, change, dayOf(now))
  })
}

export async function forgetOldRequests({ db, clock }: Deps): Promise<void> {
  await store.forgetDoneRequests(db.orm, monthsEarlier(clock.now(), 12 * keptYears))
}
