// Delivers one letter: claims it, hands it over, records how it went. Letters of many wait for their host's turn.
import { setTimeout as wait } from 'node:timers/promises'
import * as store from './letters.store.ts'
import { MailDelayed, MailRefused } from './mail-failure.ts'
import * as hosts from './mail-hosts.store.ts'
import type { MailerDeps, MailerTiming } from './mailer.ts'
import { MailMalformed } from './message.ts'

export const mailQueue = 'mail'

export type DeliveryJob = {
  letter: string
  isBulk?: boolean
  /** Its place in the host's line was taken before, and this is the time of it. */
  hasSlot?: boolean
}

/**
 * A letter repeats in one case only: the process dies, or loses the database for half a minute, after the server took
 * the letter over and before that is recorded. An instance has one letter at a time in hand, so that is one letter a
 * kill, and the repeat has the same Message-ID. It is one connection a host and instance, too.
 */
export function makeDelivery(deps: MailerDeps & { timing: MailerTiming }): (job: DeliveryJob) => Promise<void> {
  const { queue, transport, log, clock, timing, onBounce, lettersPerHost } = deps
  const db = deps.db.orm
  // What goes ahead of its place is part of the minute: no minute has more letters than the limit.
  const slotMs = (60_000 + timing.burstMs) / lettersPerHost
  const pause = { firstMs: timing.retryDelaySeconds * 1_000, longestMs: timing.pauseMaxSeconds * 1_000 }

  let lastInHand: Promise<unknown> = Promise.resolve()
  function oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const mine = lastInHand.then(work)
    lastInHand = mine.catch(() => undefined)
    return mine
  }

  async function deliver(job: DeliveryJob): Promise<void> {
    const id = job.letter
    const comeBackAt = job.isBulk ? await whenItsTurn(job) : null
    if (comeBackAt) return postpone({ ...job, hasSlot: comeBackAt.hasSlot }, comeBackAt.at)
    const now = clock.now()
    const claim = await store.claimLetter(db, id, now, new Date(now.getTime() - timing.claimMs))
    if (!claim) {
      // Perhaps its holder died: the job stays, and looks again until the claim is old enough to be taken.
      if ((await store.readStatus(db, id)) === 'sending') throw new Error('The letter is being sent elsewhere')
      return
    }
    try {
      const { recipient: to, subject, html, text, headers } = claim
      await transport.send({ to, subject, html, text, headers, messageId: id })
    } catch (error) {
      return settleFailure(job, claim, error)
    }
    await recordSent(claim)
    log.info({ letter: id, attempt: claim.attempts }, 'A letter was sent')
  }

  /** Null: now. A letter that is about to be given up does not wait any more. */
  async function whenItsTurn({ letter, hasSlot = false }: DeliveryJob) {
    const now = clock.now()
    const waiting = await store.findQueued(db, letter)
    if (!waiting || now >= waiting.giveUpAt) return null
    const host = hosts.hostOf(waiting.recipient)
    const pausedUntil = await hosts.pausedUntil(db, host, now)
    if (pausedUntil) return { at: pausedUntil, hasSlot }
    if (hasSlot) return null
    const slot = await hosts.takeSlot(db, host, now, slotMs)
    return slot.getTime() > now.getTime() + timing.burstMs ? { at: slot, hasSlot: true } : null
  }

  async function postpone(job: DeliveryJob, startAfter: Date): Promise<void> {
    await queue.publish(null, mailQueue, job, { startAfter, priority: -1 })
  }

  async function settleFailure(job: DeliveryJob, claim: store.ClaimedLetter, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    const facts = { letter: claim.id, attempt: claim.attempts, reason }
    if (error instanceof MailRefused || error instanceof MailMalformed) {
      const isBounce = error instanceof MailRefused && error.isBounce
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

  async function recordSent({ id, recipient }: store.ClaimedLetter): Promise<void> {
    for (const pauseMs of [250, 1_000, 4_000, 8_000, 16_000, 0]) {
      try {
        await store.markSent(db, id, clock.now())
        break
      } catch (error) {
        if (pauseMs === 0) throw error
        log.warn({ letter: id, err: error }, 'A sent letter could not be recorded yet')
        await wait(pauseMs)
      }
    }
    await hosts.endPauses(db, hosts.hostOf(recipient))
  }

  return (job) => oneByOne(() => deliver(job))
}
