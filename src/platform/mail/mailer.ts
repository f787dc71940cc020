// Posts letters: one row and one job in the caller's transaction; delivered later, once per recipient and letter.
import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Sql } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { Clock } from '#shared/clock.ts'
import * as store from './letters.store.ts'
import { MailRefused } from './mail-failure.ts'
import { assertSafeMessage, MailMalformed } from './message.ts'
import type { RenderedLetter } from './render-letter.tsx'
import type { MailTransport } from './transport.ts'

export type Posting = {
  /** Names recipient and letter, as in `reset:<token id>`. The same key is never sent twice. */
  key: string
  to: string
  letter: RenderedLetter
  headers?: Record<string, string>
  /** One of many, such as a newsletter: a letter somebody is waiting for goes first. */
  isBulk?: boolean
}

export type Mailer = {
  /** Answers false when a letter with this key was posted before. Speaks to the database only. */
  post(tx: Sql, posting: Posting): Promise<boolean>
  /** Refused or given up, newest first. */
  listUndelivered(limit?: number): Promise<store.UndeliveredLetter[]>
  /** Answers false when there is nothing to retry under this id. */
  retry(id: string, on?: Sql): Promise<boolean>
  /** For the deletion of an account: nothing about this address stays, nothing waiting is sent. */
  forget(tx: Sql, address: string): Promise<void>
}

export type MailerTiming = {
  giveUpAfterMs: number
  /** A claim this old belongs to a process that died: the letter is taken again. Longer than any delivery may take. */
  claimMs: number
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  timeoutSeconds: number
}

type Deps = { queue: Queue; db: Db; transport: MailTransport; log: Log; clock: Clock; timing?: MailerTiming }

const queueName = 'mail'
const usual: MailerTiming = {
  giveUpAfterMs: 24 * 3_600_000,
  claimMs: 5 * 60_000,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 1800,
  timeoutSeconds: 600,
}

/**
 * A letter repeats in one case only: the process dies, or loses the database for half a minute, after the server took
 * the letter over and before that is recorded. An instance has one letter at a time in hand, so that is one letter a
 * kill, and the repeat has the same Message-ID.
 */
export function makeMailer({ queue, db: { orm: db }, transport, log, clock, timing = usual }: Deps): Mailer {
  let lastInHand: Promise<unknown> = Promise.resolve()
  function oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const mine = lastInHand.then(work)
    lastInHand = mine.catch(() => undefined)
    return mine
  }

  const giveUpAt = (now: Date) => new Date(now.getTime() + timing.giveUpAfterMs)

  async function deliver(id: string): Promise<void> {
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
      return settleFailure(claim, error)
    }
    await recordSent(id)
    log.info({ letter: id, attempt: claim.attempts }, 'A letter was sent')
  }

  async function settleFailure(claim: store.ClaimedLetter, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    const facts = { letter: claim.id, attempt: claim.attempts, reason }
    if (error instanceof MailRefused || error instanceof MailMalformed) {
      await store.markUnsent(db, claim, 'failed', reason)
      log.warn(facts, 'A letter was refused')
    } else if (clock.now() >= claim.giveUpAt) {
      await store.markUnsent(db, claim, 'dead', reason)
      log.error(facts, 'A letter was given up')
    } else {
      await store.markUnsent(db, claim, 'queued', reason)
      throw error
    }
  }

  async function recordSent(id: string): Promise<void> {
    for (const pause of [250, 1_000, 4_000, 8_000, 16_000]) {
      try {
        return await store.markSent(db, id, clock.now())
      } catch (error) {
        log.warn({ letter: id, err: error }, 'A sent letter could not be recorded yet')
        await wait(pause)
      }
    }
    await store.markSent(db, id, clock.now())
  }

  queue.define<{ letter: string }>(queueName, ({ letter }) => oneByOne(() => deliver(letter)), {
    atOnce: 5,
    // The letter's own hour of giving up ends the attempts, well before this number does.
    retryLimit: 1_000,
    retryDelaySeconds: timing.retryDelaySeconds,
    retryDelayMaxSeconds: timing.retryDelayMaxSeconds,
    timeoutSeconds: timing.timeoutSeconds,
  })

  return {
    async post(tx, { key, to, letter, headers = {}, isBulk = false }) {
      const { subject, html, text } = letter
      assertSafeMessage({ to, subject, headers })
      const now = clock.now()
      const row = { key, recipient: to, subject, html, text, headers, createdAt: now, giveUpAt: giveUpAt(now) }
      const id = await store.insertLetter(tx, row)
      if (id) await queue.publish(tx, queueName, { letter: id }, { priority: isBulk ? -1 : 0 })
      return id !== null
    },
    listUndelivered: (limit = 100) => store.listUndelivered(db, limit),
    retry: (id, on = db) =>
      on.transaction(async (tx) => {
        const isRequeued = await store.requeueLetter(tx, id, giveUpAt(clock.now()))
        if (isRequeued) await queue.publish(tx, queueName, { letter: id })
        return isRequeued
      }),
    forget: (tx, address) => store.deleteLettersTo(tx, address),
  }
}
