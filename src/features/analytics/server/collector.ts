// What waits to be written: visitors never wait for the database, and many rows are written as one statement.
import pLimit from 'p-limit'
import type { Db } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { logNowAndThen } from '#platform/repeated-errors.ts'
import * as store from './collected.store.ts'
import { makeWaitingRows } from './waiting-rows.ts'

const writeAfterMs = 500

export type Collector = {
  addSession(row: store.CollectedSession): void
  addInteraction(row: store.CollectedInteraction): void
  /** Resolves when everything that was added before is written, or could not be written now. */
  flush(): Promise<void>
  /** Writes what waits and takes nothing more. */
  close(): Promise<void>
}

const collectors = new WeakMap<Db, Collector>()

export function collectorOf(deps: Pick<Deps, 'db' | 'log'>): Collector {
  const known = collectors.get(deps.db)
  if (known) return known
  const made = makeCollector(deps)
  collectors.set(deps.db, made)
  return made
}

function makeCollector({ db, log }: Pick<Deps, 'db' | 'log'>): Collector {
  const onRefused = (err: unknown) => log.error({ err }, 'A report of a visit was refused by the database')
  const sessions = makeWaitingRows((rows: readonly store.CollectedSession[]) => store.insertSessions(db.orm, rows), {
    onRefused,
  })
  const interactions = makeWaitingRows(
    (rows: readonly store.CollectedInteraction[]) => store.insertInteractions(db.orm, rows),
    { onRefused },
  )
  const logFailure = logNowAndThen(log, 'Reports of visits could not be written; they wait')
  const waiting = () => sessions.count() + interactions.count()
  let timer: NodeJS.Timeout | undefined
  const inTurn = pLimit(1)
  let isWriting = false
  let isClosed = false

  function wake(): void {
    if (!isWriting && !isClosed) timer ??= setTimeout(flush, writeAfterMs).unref()
  }

  async function writeAll(): Promise<void> {
    if (waiting() === 0) return
    isWriting = true
    await sessions.write().catch(logFailure)
    await interactions.write().catch(logFailure)
    isWriting = false
    const dropped = sessions.takeDropped() + interactions.takeDropped()
    if (dropped > 0) log.warn({ dropped }, 'Reports of visits came faster than they could be written')
    if (waiting() > 0) wake()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return inTurn(writeAll)
  }

  return {
    addSession(row) {
      sessions.add(row)
      wake()
    },
    addInteraction(row) {
      interactions.add(row)
      wake()
    },
    flush,
    async close() {
      isClosed = true
      await flush()
      if (waiting() > 0) log.error({ lost: waiting() }, 'Reports of visits are lost: the database was away at the end')
    },
  }
}
