// The queue: durable jobs in the same database, retried with back-off, woken at once, kept visible when they fail for good.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ClientBase, PoolConfig } from 'pg'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss'
import type { Clock } from '#shared/clock.ts'
import { isUuid } from '#shared/uuid.ts'
import { type Connection, clientConfig, type Sql } from './db.ts'
import { type Log, maskAddresses } from './log.ts'
import { logNowAndThen } from './repeated-errors.ts'

/** What the queue's own pool takes of a connection's settings. */
type PoolSettings = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>
/** A Drizzle transaction or a client of the driver: what is published through it exists only if the caller commits. */
export type Transaction = Pick<Sql, 'execute'> | Pick<ClientBase, 'query'>

/** Runs at least once: a process may die after the work and before the record, so a handler must stand a repeat. */
export type JobHandler<T extends object> = (payload: T, job: { id: string; attempt: number }) => Promise<void>

export type JobOptions = {
  /** How many run side by side in one instance; at least 2. */
  atOnce?: number
  retryLimit?: number
  retryDelaySeconds?: number
  retryDelayMaxSeconds?: number
  /** A run that takes longer is taken back and tried again; that of a process that died, within a minute or so. */
  timeoutSeconds?: number
}

export type PublishOptions = {
  /** While a job with this key waits or runs, publishing another does nothing. */
  singletonKey?: string
  startAfter?: Date
  /** Higher goes first; 0 unless told. */
  priority?: number
}

export type DeadLetter = {
  id: string
  queue: string
  payload: unknown
  reason: string
  attempts: number
  failedAt: Date
}

export type Queue = {
  /** Before start(). */
  define<T extends object>(name: string, handler: JobHandler<T>, options?: JobOptions): void
  /** Before start(). The queue's name must be defined; its payload is `{}`. Missed times are made up for once. */
  schedule(name: string, cron: string, timeZone: string): void
  /** Answers false when a job with the same singletonKey was already there. */
  publish<T extends object>(
    tx: Transaction | null,
    name: string,
    payload: T,
    options?: PublishOptions,
  ): Promise<boolean>
  listDeadLetters(): Promise<DeadLetter[]>
  /** Answers false when it is not there any more. */
  retryDeadLetter(tx: Transaction | null, id: string): Promise<boolean>
  dropDeadLetter(tx: Transaction | null, id: string): Promise<boolean>
  start(): Promise<void>
  /** Lets running jobs finish; after 8 seconds they go back to the queue. */
  stop(): Promise<void>
}

export type QueueTiming = {
  pollSeconds: number
  superviseSeconds: number
  /** Of a process that has not been heard of for so long, jobs are taken back; at least 10. */
  heartbeatSeconds: number
}

const deadLetters = 'dead-letters'
const stopWithinMs = 8_000
const day = 86_400

type Deps = { connection: Connection; log: Log; clock: Clock; timing?: QueueTiming; connectMs?: number }
type Definition = { handler: JobHandler<object>; options: Required<JobOptions> }

const defaults: Required<JobOptions> = {
  atOnce: 5,
  retryLimit: 12,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 3600,
  timeoutSeconds: 120,
}

const usual: QueueTiming = { pollSeconds: 5, superviseSeconds: 30, heartbeatSeconds: 30 }

export function makeQueue({ connection, log, clock, timing = usual, connectMs = 2_000 }: Deps): Queue {
  const definitions = new Map<string, Definition>()
  const schedules: { name: string; cron: string; timeZone: string }[] = []
  const pool: PoolSettings = clientConfig(connection)
  const boss = new PgBoss({
    ...pool,
    schema: 'pgboss',
    application_name: 'queue',
    max: 4,
    connectionTimeoutMillis: connectMs,
    useListenNotify: true,
    superviseIntervalSeconds: timing.superviseSeconds,
    monitorIntervalSeconds: timing.superviseSeconds,
  })
  // Without a listener an error event would end the process. While the database is away every poll raises one.
  boss.on('error', logNowAndThen(log, 'The queue met an error and goes on'))
  boss.on('warning', ({ message }) => log.warn({ queue: message }, 'The queue warns'))

  async function openQueue(name: string, { handler, options }: Definition, found?: QueueResult): Promise<void> {
    const settings = {
      deadLetter: deadLetters,
      notify: true,
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: options.retryDelayMaxSeconds,
      expireInSeconds: options.timeoutSeconds,
      heartbeatSeconds: timing.heartbeatSeconds,
      deleteAfterSeconds: day,
    }
    if (!found) await boss.createQueue(name, { ...settings, policy: 'exclusive' })
    if (!found || !isSetSo(found, settings)) await boss.updateQueue(name, settings)
    const work = {
      // A full batch means there is more, and only then the next one is fetched without a pause: one by one would crawl.
      batchSize: Math.max(2, options.atOnce),
      burstWhenBatchFull: true,
      localConcurrency: 2,
      pollingIntervalSeconds: Math.min(2, timing.pollSeconds),
      notifyPollingIntervalSeconds: timing.pollSeconds,
      perJobResults: true,
      includeMetadata: true,
    } as const
    await boss.work<object, object, typeof work>(name, work, (jobs) =>
      Promise.all(jobs.map((job) => run(handler, job))),
    )
  }

  async function run(handler: JobHandler<object>, job: JobWithMetadata<object>): Promise<JobResult> {
    const attempt = job.retryCount + 1
    try {
      await handler(job.data ?? {}, { id: job.id, attempt })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      const facts = { queue: job.name, job: job.id, attempt, err: error }
      if (job.retryCount >= job.retryLimit) log.error(facts, 'A job failed for good and is kept as a dead letter')
      else log.warn(facts, 'A job failed and will be tried again')
      return { id: job.id, status: 'failed', output: { message: reasonOf(error) } }
    }
  }

  return {
    define(name, handler, options = {}) {
      definitions.set(name, { handler: handler as JobHandler<object>, options: { ...defaults, ...options } })
    },
    schedule(name, cron, timeZone) {
      schedules.push({ name, cron, timeZone })
    },
    async publish(tx, name, payload, { singletonKey, startAfter, priority = 0 } = {}) {
      // The database runs on real time: a moment of the application's clock is handed over as a distance.
      const delay = startAfter ? Math.max(0, (startAfter.getTime() - clock.now().getTime()) / 1000) : 0
      const id = await boss.send(name, payload, {
        // The policy would take two jobs without a key for the same one.
        singletonKey: singletonKey ?? randomUUID(),
        priority,
        ...(delay > 0 ? { startAfter: delay } : {}),
        ...through(tx),
      })
      return id !== null
    },
    async listDeadLetters() {
      const jobs = await boss.findJobs<object>(deadLetters, { queued: true })
      return jobs.map((job) => ({
        id: job.id,
        queue: job.sourceName ?? '',
        payload: job.data,
        reason: messageOf(job.output) ?? messageOf(job.sourceOutput) ?? 'unknown',
        attempts: (job.sourceRetryCount ?? 0) + 1,
        failedAt: job.createdOn,
      }))
    },
    async retryDeadLetter(tx, id) {
      return isUuid(id) && (await boss.redrive(deadLetters, { ids: [id], ...through(tx) })) > 0
    },
    async dropDeadLetter(tx, id) {
      if (!isUuid(id) || (await boss.findJobs(deadLetters, { id, queued: true, ...through(tx) })).length === 0)
        return false
      await boss.deleteJob(deadLetters, id, through(tx))
      return true
    },
    async start() {
      await boss.start()
      const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      if (!found.has(deadLetters)) {
        await boss.createQueue(deadLetters, { retentionSeconds: 90 * day, deleteAfterSeconds: 90 * day })
      }
      for (const [name, definition] of definitions) await openQueue(name, definition, found.get(name))
      for (const { name, cron, timeZone } of schedules) {
        await boss.schedule(name, cron, {}, { tz: timeZone, missed: 'once' })
      }
    },
    async stop() {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, stopWithinMs)
      const stopped = boss.stop({ graceful: true, timeout: stopWithinMs - 1_000 }).catch((error) => {
        log.warn({ err: error }, 'The queue did not stop cleanly')
      })
      await Promise.race([stopped, late])
      clearTimeout(timer)
    },
  }
}

function isSetSo(queue: QueueResult, settings: Partial<QueueResult>): boolean {
  return (Object.keys(settings) as (keyof QueueResult)[]).every((key) => queue[key] === settings[key])
}

/** What the queue takes as "within this transaction". */
function through(tx: Transaction | null) {
  if (!tx) return {}
  if ('execute' in tx) return { db: fromDrizzle(tx as Pick<Sql, 'execute'> as Parameters<typeof fromDrizzle>[0], sql) }
  return { db: { executeSql: (text: string, values?: unknown[]) => tx.query(text, values) } }
}

/** As a database keeps it: it may quote what a person or a page said, and is cut within one of its letters. */
function reasonOf(error: unknown): string {
  const said = maskAddresses(error instanceof Error ? error.message : String(error))
  return [...said.slice(0, 1_000).toWellFormed().replaceAll('\0', '\ufffd')].slice(0, 500).join('')
}

function messageOf(output: unknown): string | undefined {
  if (typeof output !== 'object' || output === null) return undefined
  const { message, value } = output as { message?: unknown; value?: { message?: unknown } }
  const found = message ?? value?.message
  return typeof found === 'string' ? found : undefined
}
