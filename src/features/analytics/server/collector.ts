// What waits to be written: visitors never wait for the database, and many rows are written as one statement.
import { type Db, sqlState } from '#platform/db.ts'
import * as store from './collected.store.ts'

const writeAfterMs = 500
const mostWaiting = 20_000
const batchSize = 2_000

export type Collector = {
  addSession(row: store.CollectedSession): void
  addInteraction(row: store.CollectedInteraction): void
  /** Resolves when everything that was added before is written or given up. */
  flush(): Promise<void>
  /** Grows with everything written, so that readers know when their numbers are old. */
  written(): number
}

const collectors = new WeakMap<Db, Collector>()

export function collectorOf(db: Db): Collector {
  const known = collectors.get(db)
  if (known) return known
  const made = makeCollector(db)
  collectors.set(db, made)
  return made
}

function makeCollector(db: Db): Collector {
  let sessions: store.CollectedSession[] = []
  let interactions: store.CollectedInteraction[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let writes = 0

  const wake = () => {
    timer ??= setTimeout(flush, writeAfterMs).unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const [someSessions, someInteractions] = [sessions, interactions]
    if (someSessions.length + someInteractions.length === 0) return writing
    sessions = []
    interactions = []
    writing = writing.then(async () => {
      await writeBatches(someSessions, (rows) => store.insertSessions(db.orm, rows))
      await writeBatches(someInteractions, (rows) => store.insertInteractions(db.orm, rows))
      writes += 1
    })
    return writing
  }

  return {
    // A database that is away must not fill the memory: what is too much is not measured.
    addSession(row) {
      if (sessions.length < mostWaiting) sessions.push(row)
      wake()
    },
    addInteraction(row) {
      if (interactions.length < mostWaiting) interactions.push(row)
      wake()
    },
    flush,
    written: () => writes,
  }
}

async function writeBatches<Row>(rows: readonly Row[], insert: (rows: readonly Row[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize)
    // A listing or person that disappeared while we wrote is not found by the second try; else the numbers are lost.
    await insert(batch)
      .catch((error) => (sqlState(error) === '23503' ? insert(batch) : undefined))
      .catch(() => undefined)
  }
}
