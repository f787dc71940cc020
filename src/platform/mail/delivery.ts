// Delivers one letter: claims it, hands it over, records how it went. Letters of many wait for their host's turn.
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import * as store from './letters.store.ts'
import { MailDelayed, MailRefused } from './mail-failure.ts'
import * as hosts from './mail-hosts.store.ts'
import type { MailerDeps, MailerTiming } from './mailer-deps.ts'
import { MailMalformed } from './message.ts'

export const mailQueue = 'mail'

export type DeliveryJob = {
  letter: string
  isBulk?: boolean
  /** Its place in the host's line was taken before, and this is the time of it. */
  hasSlot?: boolean
}

/** Not yet, perhaps with a place in the line; or now, and whether somebody's pause may end with it. */
type Turn = { comeBackAt: Date; hasSlot: boolean } | { mayBePaused: boolean }

/**
 * A letter repeats in one case only: the process dies, or loses the database for half a minute, after the server took
 * the letter over and before that is recorded. An instance hands over one letter at a time, so that is one letter a
 * kill, and the repeat has the same Message-ID. It is one connection a host and instance, too. Meanwhile the next one
 * is claimed, as the database takes longer than a mail server nearby; a kill keeps it waiting until its claim is old.
 */
export function makeDelivery(deps: MailerDeps & { timing: MailerTiming }): (job: DeliveryJob) => Promise<void> {
  const { queue, transport, log, clock, timing, onBounce, lettersPerHost } = deps
  const db = deps.db.orm
  // What goes ahead of its place is part of the minute: no minute has more letters than the limit.
  const slotMs = (60_000 + timing.burstMs) / lettersPerHost
  const pause = { firstMs: timing.retryDelaySeconds * 1_000, longestMs: timing.pauseMaxSeconds * 1_000 }

  const [oneByOne, inHand] = [pLimit(1), pLimit(2)]

  async function deliver(job: DeliveryJob): Promise<void> {
    const id = job.letter
    const turn: Turn = job.isBulk ? await takeTurn(job) : { mayBePaused: true }
    if ('comeBackAt' in turn) return postpone({ ...job, hasSlot: turn.hasSlot }, turn.comeBackAt)
    const now = clock.now()
    const claim = await store.claimLetter(db, id, now, new Date(now.getTime() - timing.claimMs))
    if (!claim) {
      // Perhaps its holder died: the job stays, and looks again until the claim is old enough to be taken.
      if ((await store.readStatus(db, id)) === 'sending') throw new Error('The letter is being sent elsewhere')
      return
    }
    const failure = await oneByOne(() => handOver(claim))
    if (failure) return settleFailure(job, claim, failure.error)
    if (turn.mayBePaused) await hosts.endPauses(db, hosts.hostOf(claim.recipient))
    log.info({ letter: id, attempt: claim.attempts }, 'A letter was sent')
  }

  /** Sends it and records that; null when the server took it. */
  async function handOver({ id, recipient: to, subject, html, text, headers }: store.ClaimedLetter) {
    try {
      await transport.send({ to, subject, html, text, headers, messageId: id })
    } catch (error) {
      return { error }
    }
    if (!(await recordSent(id))) await transport.forget?.({ ids: [id] })
    return null
  }

  /** A letter that is about to be given up does not wait any more. */
  async function takeTurn({ letter, hasSlot }: DeliveryJob): Promise<Turn> {
    const now = clock.now()
    if (hasSlot) {
      const waiting = await store.findQueued(db, letter)
      const isPatient = waiting && now < waiting.giveUpAt
      const until = isPatient ? await hosts.pausedUntil(db, hosts.hostOf(waiting.recipient), now) : null
      return until ? { comeBackAt: until, hasSlot: false } : { mayBePaused: true }
    }
    const turn = await hosts.takeTurn(db, letter, now, slotMs)
    if (!turn) return { mayBePaused: true }
    if (turn.pausedUntil) return { comeBackAt: turn.pausedUntil, hasSlot: false }
    const isTooEarly = turn.slot.getTime() > now.getTime() + timing.burstMs
    return isTooEarly ? { comeBackAt: turn.slot, hasSlot: true } : { mayBePaused: turn.hasStrikes }
  }

  async function postpone(job: DeliveryJob, startAfter: Date): Promise<void> {
    await queue.publish(null, mailQueue, job, { startAfter, priority: -1 })
  }

  async function settleFailure(job: DeliveryJob, claim: store.ClaimedLetter, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    const facts = { letter: claim.id, attempt: claim.attempts, reason }
    if (error instanceof MailRefused || error instanceof MailMalformed) {
      const { isBounce } = error
      await db.transaction(async (tx) => {
        await store.markUnsent(tx, claim, 'failed', reason)
        if (isBounce) await onBounce?.(tx, claim)
      })
      log.warn({ ...facts, isBounce }, 'A letter was refused')
    } else if (clock.now() >= claim.giveUpAt) {
      await store.markUnsent(db, claim, 'dead', reason)
      log.error(facts, 'A letter was given up')
    } else {
      await store.markUnsent(db, claim, 'queued', reason)
      const pausedUntil = await pauseFor(claim, error)
      if (!pausedUntil || !job.isBulk) throw error
      // The others to this host wait too, so there is no need for a back-off of its own.
      await postpone({ ...job, hasSlot: false }, pausedUntil)
      log.warn(facts, 'A letter waits for its host')
    }
  }

  async function pauseFor({ recipient }: store.ClaimedLetter, error: unknown): Promise<Date | null> {
    if (!(error instanceof MailDelayed) || error.scope === 'mailbox') return null
    const host = error.scope === 'host' ? hosts.hostOf(recipient) : hosts.ownServer
    return hosts.pauseHost(db, host, clock.now(), pause)
  }

  /** False when the letter was forgotten while it was on its way. */
  async function recordSent(id: string): Promise<boolean> {
    for (const pauseMs of [250, 1_000, 4_000, 8_000, 16_000]) {
      try {
        return await store.markSent(db, id, clock.now())
      } catch (error) {
        log.warn({ letter: id, err: error }, 'A sent letter could not be recorded yet')
        await wait(pauseMs)
      }
    }
    return store.markSent(db, id, clock.now())
  }

  return (job) => inHand(() => deliver(job))
}
