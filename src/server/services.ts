// Opens everything the application stands on, in order, and closes it in the opposite order.
import { recordBounce } from '#features/newsletter/server/mail-events.service.ts'
import { makeBatches } from '#platform/batches.ts'
import { makeCache } from '#platform/cache.ts'
import type { Config } from '#platform/config.ts'
import { type Connection, type Db, type DbTiming, openDb } from '#platform/db.ts'
import { type DbWatch, watchDatabase } from '#platform/db-watch.ts'
import type { Deps } from '#platform/deps.ts'
import { type Log, makeLog } from '#platform/log.ts'
import { makeMailer } from '#platform/mail/mailer.ts'
import type { MailerTiming } from '#platform/mail/mailer-deps.ts'
import { makeTransport } from '#platform/mail/transport.ts'
import { makeMetrics } from '#platform/metrics.ts'
import { migrate } from '#platform/migrations.ts'
import { openNotices } from '#platform/notices.ts'
import { makeOutbound } from '#platform/outbound/outbound.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeReplica } from '#platform/replica.ts'
import { makeSigningKeys } from '#platform/signing-keys.ts'
import { makeStorage } from '#platform/storage/make-storage.ts'
import { withSharedReads } from '#platform/storage/shared-reads.ts'
import { agentName } from '#shared/brand.ts'
import { makeClock } from '#shared/clock.ts'
import { type OpenDatabaseOptions, openDatabase } from './database.ts'
import { migrationsDir } from './paths.ts'
import { readVersion } from './version.ts'

type Closer = () => Promise<void> | void

export type Services = {
  deps: Deps
  /** Resolves when the embedded database ends on its own: then the process can't go on. */
  databaseEnded: Promise<unknown>
  close(): Promise<void>
}

export type OpenOptions = OpenDatabaseOptions & {
  log?: Log
  /** Shorter times for tests of outages. */
  mailTiming?: MailerTiming
  /** Longer ones for tests of everything else, whose machine may be busy. */
  dbTiming?: DbTiming
  /** For whoever answers people: they must not wait for a database that has fallen silent. */
  watchesDatabase?: boolean
  /** Asked before anything in the database is changed; throws when it must not be. */
  guard?: ((connection: Connection) => Promise<void>) | undefined
}

export async function openServices(config: Config, options: OpenOptions = {}): Promise<Services> {
  const log = options.log ?? makeLog(config.logLevel)
  const closers: Closer[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const { connection, ended, close: closeDatabase } = await openDatabase(config, log, options)
    closers.push(closeDatabase)
    await options.guard?.(connection)
    await migrate(connection, migrationsDir)
    const clock = makeClock(config.clockOffsetMs)
    let isClosing = false
    const onConnectionLost = (err: Error) => isClosing || log.warn({ err }, 'a database connection was lost')
    const db = openDb(connection, { onConnectionLost, ...options.dbTiming })
    closers.push(() => {
      isClosing = true
      return db.close()
    })
    if (options.watchesDatabase) {
      const watch = letGoWhileSilent(db, log)
      closers.push(() => watch.close())
    }
    const batches = makeBatches({ db, log })
    closers.push(() => batches.close())
    const notices = openNotices(connection, (line) => log.warn(line))
    closers.push(() => notices.close())
    const queue = makeQueue({ connection, log, clock, connectMs: options.dbTiming?.acquireMs })
    const transport = makeTransport(config.mail, config.dataDir, clock)
    closers.push(() => transport.close())
    const mailer = makeMailer({
      queue,
      db,
      transport,
      log,
      clock,
      lettersPerHost: config.mail.lettersPerHost,
      onBounce: (tx, letter) => recordBounce(tx, letter, clock.now()),
      timing: options.mailTiming,
    })
    closers.push(() => queue.stop())
    const keys = makeSigningKeys({ db: db.orm, clock })
    const cache = makeCache(notices)
    const storage = withSharedReads(makeStorage(config))
    const outbound = makeOutbound({ userAgent: sayWhoAsks(config), testHosts: config.outboundTestHosts })
    const replica = makeReplica({ url: config.replicaUrl, db, cache, log })
    closers.push(() => replica.close())
    const metrics = config.metrics ? makeMetrics() : null
    return {
      deps: { config, clock, log, db, mailer, queue, keys, storage, outbound, cache, batches, replica, metrics },
      databaseEnded: ended,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Nobody waits for a database that has fallen silent. */
function letGoWhileSilent(db: Db, log: Log): DbWatch {
  return watchDatabase(db.connection, {
    onSilent() {
      log.error('The database does not answer')
      db.setSilent(true)
    },
    onBack() {
      log.warn('The database answers again')
      db.setSilent(false)
    },
  })
}

/** Whoever runs a page that we look at can see who it was and whom to write to. */
function sayWhoAsks({ publicUrl, supportEmail }: Config): string {
  return `${agentName}/${readVersion()} (+${publicUrl}; ${supportEmail})`
}
