// What sending letters takes, and how patient it is.
import type { Db, Sql } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { Clock } from '#shared/clock.ts'
import type { MailTransport } from './message.ts'

export type MailerTiming = {
  giveUpAfterMs: number
  /** A claim this old belongs to a process that died: the letter is taken again. Longer than any delivery may take. */
  claimMs: number
  /** Of the first repeat, and of the first pause of a host; each further one takes twice as long. */
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  /** The longest a host, or our own mail server, is left alone with letters of many. */
  pauseMaxSeconds: number
  /** How far ahead of its place in the host's line a letter may go: a short list leaves at once. */
  burstMs: number
  timeoutSeconds: number
}

export type MailerDeps = {
  queue: Queue
  db: Db
  transport: MailTransport
  log: Log
  clock: Clock
  /** How many letters of many go to one host in a minute, from all instances together. */
  lettersPerHost: number
  /** Told, in the transaction of the record, of an address that does not exist. */
  onBounce?: (tx: Sql, letter: { recipient: string; key: string }) => Promise<void>
  timing?: MailerTiming
}
