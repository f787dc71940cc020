// Where lists may be read: a streaming replica, as long as it answers and keeps up; otherwise the database itself.
import { setTimeout as wait } from 'node:timers/promises'
import type { Cache } from './cache.ts'
import { type Db, isDatabaseDown, openDb, type Sql, sqlState } from './db.ts'
import type { Log } from './log.ts'

export type Replica = {
  /** Only for what may be a few seconds old, and never to decide on a write. */
  read<T>(work: (db: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

type HasCaughtUp = (primary: Db, replica: Db) => Promise<boolean>

type Options = {
  url: string | undefined
  db: Db
  cache: Pick<Cache, 'onChange'>
  log: Log
  /** For tests, which have no replica. */
  hasCaughtUp?: HasCaughtUp
  lookEveryMs?: number
}

/** Longer than a replica in use may lag: a page rendered right after a change must not show what was before. */
const settleMs = 5_000

export function makeReplica({ url, db, cache, log, lookEveryMs = 1_000, ...rest }: Options): Replica {
  if (!url) return { read: (work) => work(db.orm), close: async () => undefined }
  const hasCaughtUp = rest.hasCaughtUp ?? makeLagCheck()
  const replica = openDb(url, { statementMs: 2_000 })
  const closing = new AbortController()
  let isUsable = false
  let changedAt = Number.NEGATIVE_INFINITY
  cache.onChange(() => {
    changedAt = performance.now()
  })

  function judge(value: boolean): void {
    if (value !== isUsable)
      log.warn(
        value ? 'Lists are read from the replica' : 'The replica is away or late: lists are read from the database',
      )
    isUsable = value
  }

  async function lookForEver(): Promise<void> {
    while (!closing.signal.aborted) {
      const verdict = await hasCaughtUp(db, replica).catch(() => false)
      if (!closing.signal.aborted) judge(verdict)
      await wait(lookEveryMs, null, { signal: closing.signal }).catch(() => undefined)
    }
  }

  const ended = lookForEver()
  return {
    async read(work) {
      if (!isUsable || performance.now() - changedAt < settleMs) return work(db.orm)
      try {
        return await work(replica.orm)
      } catch (error) {
        if (!isReplicasFault(error)) throw error
        judge(false)
        return work(db.orm)
      }
    },
    async close() {
      closing.abort()
      await ended
      await replica.close()
    },
  }
}

/** A standby also cancels queries that stand in the way of what it has to replay. */
function isReplicasFault(error: unknown): boolean {
  return isDatabaseDown(error) || ['40001', '57014'].includes(sqlState(error) ?? '')
}

/** Has it replayed what the database had written when we looked the last time? While that one is away, it may go on. */
function makeLagCheck(): HasCaughtUp {
  let wanted = '0/0'
  return async (primary, replica) => {
    const { rows } = await replica.pool.query<{ has: boolean }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [wanted],
    )
    const written = await primary.pool.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn').catch(() => null)
    wanted = written?.rows[0]?.lsn ?? wanted
    return rows[0]?.has === true
  }
}
