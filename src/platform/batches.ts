// Rows that may be written a moment later: nobody waits for the database, and many rows are written as one statement.
import type { Db, Sql } from './db.ts'
import type { Log } from './log.ts'
import { logNowAndThen } from './repeated-errors.ts'
import { makeWaitingRows, type WaitingRows } from './waiting-rows.ts'

const writeAfterMs = 500

type Insert<Row> = (db: Sql, rows: readonly Row[]) => Promise<void>

export type Batches = {
  /** The function that writes them names the batch: rows with the same one are written together. */
  add<Row extends { id?: string }>(insert: Insert<Row>, row: Row): void
  /** Resolves when everything that was added before is written, or could not be written now. */
  flush(): Promise<void>
  /** Writes what waits and takes nothing more. */
  close(): Promise<void>
}

export function makeBatches({ db, log }: { db: Db; log: Log }): Batches {
  const kinds = new Map<unknown, WaitingRows<never>>()
  const onRefused = (err: unknown) => log.error({ err }, 'A row that waited was refused by the database')
  const logFailure = logNowAndThen(log, 'Rows could not be written; they wait')
  const sum = (count: (rows: WaitingRows<never>) => number) =>
    [...kinds.values()].reduce((n, each) => n + count(each), 0)
  const waiting = () => sum((rows) => rows.count())
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isWriting = false
  let isClosed = false

  function rowsFor<Row extends { id?: string }>(insert: Insert<Row>): WaitingRows<Row> {
    const known = kinds.get(insert) as WaitingRows<Row> | undefined
    if (known) return known
    const made = makeWaitingRows((rows: readonly Row[]) => insert(db.orm, rows), { onRefused })
    kinds.set(insert, made)
    return made
  }

  function wake(): void {
    if (!isWriting && !isClosed) timer ??= setTimeout(flush, writeAfterMs).unref()
  }

  async function writeAll(): Promise<void> {
    if (waiting() === 0) return
    isWriting = true
    for (const rows of kinds.values()) await rows.write().catch(logFailure)
    isWriting = false
    const dropped = sum((rows) => rows.takeDropped())
    if (dropped > 0) log.warn({ dropped }, 'Rows came faster than they could be written')
    if (waiting() > 0) wake()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }

  return {
    add(insert, row) {
      rowsFor(insert).add(row)
      wake()
    },
    flush,
    async close() {
      isClosed = true
      await flush()
      if (waiting() > 0) log.error({ lost: waiting() }, 'Rows that waited are lost: the database was away at the end')
    },
  }
}
