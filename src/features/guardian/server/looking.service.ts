// The guardian's rounds: each live listing's page once a day, one request at a time and host, and what follows from it.
import { createHash } from 'node:crypto'
import { lookAtPage, systemOf } from '#features/imports/server/page-look.service.ts'
import { boardRegion } from '#features/jobs/server/board.cache.ts'
import { noteSeenOpen } from '#features/jobs/server/drafts.store.ts'
import { editJob } from '#features/jobs/server/posting.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Fetched } from '#platform/outbound/outbound.ts'
import { conditionsOf, type Validators, validatorsOf } from '#platform/outbound/validators.ts'
import { findClosedPhrase } from '../closed-phrases.ts'
import { decide, type Evidence } from '../guardian.rules.ts'
import { evidenceOfFailure, evidenceOfPage, evidenceOfSystem, hostOf, isEmptyPage } from './evidence.ts'
import type { Seen } from './guardian.table.ts'
import * as hosts from './hosts.store.ts'
import * as store from './links.store.ts'
import { keepPatience } from './patience.service.ts'
import { askRobots } from './robots.service.ts'

export const guardianQueue = 'guardian'
export const guardianCron = '* * * * *'

/** What the guardian does by itself is written down like an admin's act; `server/` says where. */
export type RecordWork = (
  tx: Sql,
  name: string,
  act: { act: string; subject: string; before: unknown; after: unknown; createdAt: Date },
) => Promise<void>
export type GuardianDeps = Deps & { recordWork: RecordWork }

const guardianName = 'the guardian'
const hostsAtOnce = 30
const mostSteps = 6

/** One round: every host at most once. Stands a repeat, and others that do the same beside it. */
export async function lookAround(deps: GuardianDeps): Promise<number> {
  const now = deps.clock.now()
  await watchAll(deps)
  const due = await store.listDue(deps.db.orm, now, hostsAtOnce)
  const looks = await Promise.all(due.map((jobId) => takeStep(deps, jobId, false)))
  return looks.filter((look) => look !== 'waits').length
}

export async function watchAll(deps: Deps, only?: string): Promise<void> {
  const now = deps.clock.now()
  const unwatched = await (only ? store.listUnwatched(deps.db.orm, now, only) : listUnwatched(deps))
  const addresses = unwatched.map(({ jobId, url }) => ({ jobId, url, host: hostOf(url) }))
  await store.watch(deps.db.orm, addresses, now)
}

/** That there is none holds until a listing changes: the whole board is not looked through every minute. */
function listUnwatched(deps: Deps) {
  const read = () => store.listUnwatched(deps.db.orm, deps.clock.now())
  return boardRegion(deps).read('unwatched', read, { keep: (rows) => rows.length === 0 })
}

/** At once, as far as the hosts' pace allows. False: it has to wait for its turn. */
export async function lookNow(deps: GuardianDeps, jobId: string): Promise<boolean> {
  for (let step = 0; step < mostSteps; step += 1) {
    const look = await takeStep(deps, jobId, true)
    if (look !== 'goes_on') return look === 'done'
  }
  return false
}

type Look = 'waits' | 'goes_on' | 'done'

/** What was read elsewhere, and the marks that came with it, say nothing of another address. */
const unread = { seen: null, etag: null, lastModified: null } satisfies store.Found

/** One request. The turn is taken before it, what follows is written after it: nothing is held while a site thinks. */
async function takeStep(deps: GuardianDeps, jobId: string, isAsked: boolean): Promise<Look> {
  const { db, clock } = deps
  const check = await db.orm.transaction((tx) => store.claim(tx, jobId, clock.now(), isAsked))
  if (!check) return 'waits'
  const steps = check.steps.length > 0 ? check.steps : [check.url]
  const address = steps.at(-1)!
  const found: store.Found = { foundUrl: address, ...(check.foundUrl === address ? {} : unread) }
  const welcome = await askRobots(deps, address)
  if (welcome !== 'welcome') {
    const why = welcome === 'unwanted' ? 'robots' : 'host_down'
    return settle(deps, check, { kind: 'unclear', why }, found)
  }
  const answer = await deps.outbound.fetch(address, {
    accept: address === systemOf(check.url) ? 'any' : 'html',
    isBackground: true,
    tellsRedirects: true,
    headers: check.foundUrl === address && check.seen ? conditionsOf(check) : {},
  })
  await keepPatience(deps, check.stepHost, answer)
  // What a page without its scripts does not say, its hiring system may.
  if (address === systemOf(check.url)) return settle(deps, check, await evidenceOfSystem(check.url, answer), {})
  const next = redirectOf(answer, address)
  if (next === 'nowhere' || (next && steps.length >= mostSteps))
    return settle(deps, check, { kind: 'unclear', why: 'too_many_redirects' }, found)
  if (next) {
    await store.goOn(db.orm, check, [...steps, next], hostOf(next), clock.now())
    return 'goes_on'
  }
  const failure = evidenceOfFailure(answer)
  if (failure) return settle(deps, check, failure, found)
  const seen = answer.ok && answer.status !== 304 ? await read(check, answer) : check.seen
  const evidence = evidenceOfPage(seen, { first: check.url, last: address, now: clock.now() })
  const system = isEmptyPage(evidence) ? systemOf(check.url) : null
  if (system) {
    await store.goOn(db.orm, check, [...steps, system], hostOf(system), clock.now())
    return 'goes_on'
  }
  return settle(deps, check, evidence, { ...found, seen, ...(answer.ok ? stateOf(answer, check) : {}) })
}

type Good = Extract<Fetched, { ok: true }>

function stateOf({ status, headers }: Good, { etag, lastModified }: store.LinkCheck): Validators {
  return status === 304 ? { etag, lastModified } : validatorsOf(headers)
}

/** A page that has not changed says what it said. Null: it could not be read. */
async function read({ seen }: store.LinkCheck, { bytes, text }: Good): Promise<Seen | null> {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  if (seen?.hash === hash) return seen
  const look = await lookAtPage(text)
  if (!look) return null
  const { validThrough, isBotWall, isScriptPage } = look
  return { hash, phrase: findClosedPhrase(look.text), validThrough, isBotWall, isScriptPage }
}

function redirectOf(answer: Fetched, address: string): string | 'nowhere' | null {
  if (answer.ok || answer.reason !== 'status' || answer.status < 300 || answer.status >= 400) return null
  const { location } = answer.headers
  if (!location || !URL.canParse(location, address)) return 'nowhere'
  const next = new URL(location, address)
  next.hash = ''
  return /^https?:$/.test(next.protocol) && next.href.length <= 4_000 ? next.href : 'nowhere'
}

/** The listing may have been changed, closed or deleted while its page was looked at. */
async function settle(
  deps: GuardianDeps,
  claimed: store.LinkCheck,
  evidence: Evidence,
  found: store.Found,
): Promise<Look> {
  const now = deps.clock.now()
  await deps.db.asOne(async (db) => {
    const tx = db.orm
    // The listing first, as everybody who changes it does.
    const url = await store.holdListing(tx, claimed.jobId)
    const check = await store.holdCheck(tx, claimed.jobId)
    if (!check || check.url !== claimed.url || check.state === 'closed') return
    // What was found of an address that the listing does not have any more says nothing about it.
    if (url !== claimed.url) return
    await hosts.holdHost(tx, check.host, now)
    const closedToday = await store.countClosings(tx, check.host, now)
    const decision = decide(check, evidence, { now, closedToday })
    await store.noteLook(tx, check, decision, found, now)
    if (decision.isSeenOpen) await noteSeenOpen(tx, check.jobId, now)
    if (decision.closes) await closeListing({ ...deps, db }, check.jobId, now)
  })
  return 'done'
}

/** Closing and its row in the log are one. */
async function closeListing(deps: GuardianDeps, jobId: string, now: Date): Promise<void> {
  const before = await store.readLinkState(deps.db.orm, jobId)
  await editJob(deps, jobId, { active: false })
  const after = await store.readLinkState(deps.db.orm, jobId)
  const act = 'Closes a listing whose page is gone'
  await deps.recordWork(deps.db.orm, guardianName, { act, subject: jobId, before, after, createdAt: now })
}
