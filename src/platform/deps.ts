// What every use case may need of the outside world, made once at start and handed down.
import type { Clock } from '#shared/clock.ts'
import type { Batches } from './batches.ts'
import type { Cache } from './cache.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Queue } from './queue.ts'
import type { Replica } from './replica.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { Storage } from './storage/storage.ts'

export type Deps = {
  config: Config
  clock: Clock
  log: Log
  db: Db
  mailer: Mailer
  queue: Queue
  keys: SigningKeys
  storage: Storage
  outbound: Outbound
  cache: Cache
  batches: Batches
  replica: Replica
  /** Null where nobody reads them. */
  metrics: Metrics | null
}
