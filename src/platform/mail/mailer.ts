// Posts letters: one row and one job in the caller's transaction; delivered later, once per recipient and letter.
import type { Sql } from '#platform/db.ts'
import { type DeliveryJob, mailQueue, makeDelivery } from './delivery.ts'
import * as store from './letters.store.ts'
import type { MailerDeps, MailerTiming } from './mailer-deps.ts'
import { assertSafeHeaders } from './message.ts'
import type { RenderedLetter } from './render-letter.tsx'

export type Posting = {
  /** Names recipient and letter, as in `reset:<token id>`. The same key is never sent twice. */
  key: string
  to: string
  letter: RenderedLetter
  headers?: Record<string, string>
  /** One of many that say the same: a letter somebody is waiting for goes first, and hosts are not flooded. */
  isBulk?: boolean
}

export type Mailer = {
  /** Answers false when a letter with this key was posted before. Speaks to the database only. */
  post(tx: Sql, posting: Posting): Promise<boolean>
  /** For whoever would change something for a letter that is on its way already. */
  wasPosted(tx: Sql, key: string): Promise<boolean>
  /** Refused or given up, newest first. */
  listUndelivered(limit?: number): Promise<store.UndeliveredPage>
  /** Answers false when there is nothing to retry under this id. */
  retry(id: string, on?: Sql): Promise<boolean>
  /** Every letter that was refused or given up; answers how many. */
  retryAll(on?: Sql): Promise<number>
  /** Nothing about this address stays, nothing waiting is sent; copies in the outbox go once the caller has committed. */
  forget(tx: Sql, address: string): Promise<void>
  /** The same for letters whose key names somebody, whatever address they went to, or for those to one address. */
  forgetNamed(tx: Sql, name: string, to?: string): Promise<void>
  /** Somebody wants no more of a kind: those to them that have not gone yet never go. */
  recall(tx: Sql, kind: string, name: string): Promise<void>
  /** Nobody is to get the rest of a mailing, by the beginning of its keys; answers how many letters were waiting. */
  withdraw(tx: Sql, beginning: string): Promise<number>
  /** Whom a letter went to, and what could not be delivered, is kept for a time only. */
  forgetOld(now: Date): Promise<void>
}

const usual: MailerTiming = {
  giveUpAfterMs: 24 * 3_600_000,
  claimMs: 5 * 60_000,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 1800,
  pauseMaxSeconds: 600,
  burstMs: 10_000,
  timeoutSeconds: 600,
}
const retriedAtOnce = 500
const forgetQueue = 'mail-forget'
const forgottenAtOnce = 2_000

/** For how long it is known whom a letter went to. */
export const keptRecipientsMs = 30 * 86_400_000

export function makeMailer(deps: MailerDeps): Mailer {
  const { queue, clock, transport, timing = usual } = deps
  const db = deps.db.orm
  const giveUpAt = (now: Date) => new Date(now.getTime() + timing.giveUpAfterMs)

  queue.define<DeliveryJob>(mailQueue, makeDelivery({ ...deps, timing }), {
    atOnce: 5,
    // The letter's own hour of giving up ends the attempts, well before this number does.
    retryLimit: 1_000,
    retryDelaySeconds: timing.retryDelaySeconds,
    retryDelayMaxSeconds: timing.retryDelayMaxSeconds,
    timeoutSeconds: timing.timeoutSeconds,
  })

  queue.define<{ ids: string[] }>(forgetQueue, async ({ ids }) => transport.forget?.({ ids }))

  /** A file can't be rolled back: it follows when the rows are gone for good. */
  async function forgetCopies(tx: Sql, ids: string[]): Promise<void> {
    if (transport.forget && ids.length > 0) await queue.publish(tx, forgetQueue, { ids })
  }

  async function enqueue(tx: Sql, id: string, isBulk: boolean): Promise<void> {
    const job: DeliveryJob = { letter: id, ...(isBulk ? { isBulk } : {}) }
    await queue.publish(tx, mailQueue, job, { priority: isBulk ? -1 : 0 })
  }

  return {
    async post(tx, { key, to, letter, headers = {}, isBulk = false }) {
      const { subject, html, text } = letter
      assertSafeHeaders({ subject, headers })
      const now = clock.now()
      const row = { key, recipient: to, subject, html, text, headers, createdAt: now, giveUpAt: giveUpAt(now) }
      const id = await store.insertLetter(tx, row)
      if (id) await enqueue(tx, id, isBulk)
      return id !== null
    },
    wasPosted: store.hasKey,
    listUndelivered: (limit = 100) => store.listUndelivered(db, limit),
    retry: (id, on = db) =>
      on.transaction(async (tx) => {
        const isRequeued = (await store.requeueLetters(tx, [id], giveUpAt(clock.now()))).length > 0
        if (isRequeued) await enqueue(tx, id, false)
        return isRequeued
      }),
    async retryAll(on = db) {
      const ids = await store.listUndeliveredIds(on)
      let retried = 0
      for (let start = 0; start < ids.length; start += retriedAtOnce) {
        retried += await on.transaction(async (tx) => {
          const chunk = ids.slice(start, start + retriedAtOnce)
          const requeued = await store.requeueLetters(tx, chunk, giveUpAt(clock.now()))
          for (const id of requeued) await enqueue(tx, id, true)
          return requeued.length
        })
      }
      return retried
    },
    forget: async (tx, address) => forgetCopies(tx, await store.deleteLettersTo(tx, address)),
    forgetNamed: async (tx, name, to) => forgetCopies(tx, await store.deleteLettersNamed(tx, name, to)),
    recall: store.deleteUnsent,
    withdraw: store.deleteWaiting,
    async forgetOld(now) {
      const before = new Date(now.getTime() - keptRecipientsMs)
      while ((await store.blankRecipients(db, before, forgottenAtOnce)) === forgottenAtOnce);
      await transport.forget?.({ before })
    },
  }
}
