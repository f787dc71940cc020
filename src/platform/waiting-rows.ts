// Rows that wait for the database: as many as memory may hold, kept until they are written, each written once.
import { randomUUID } from 'node:crypto'
import { sqlState } from './db.ts'

const mostWaiting = 20_000
const batchSize = 2_000

export type WaitingRows<Row> = {
  add(row: Row): void
  count(): number
  /** Everything that waits now. Throws when the database can't take it at this time; what is not written goes on waiting. */
  write(): Promise<void>
  /** How many found no room since this was last asked. */
  takeDropped(): number
}

export function makeWaitingRows<Row extends { id?: string }>(
  insert: (rows: readonly Row[]) => Promise<void>,
  { onRefused }: { onRefused(error: unknown): void },
): WaitingRows<Row> {
  let rows: Row[] = []
  let dropped = 0

  /** One row the database refuses for what it is must not hold up the others. */
  async function writeBatch(batch: readonly Row[]): Promise<void> {
    try {
      await insert(batch)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (batch.length === 1) return onRefused(error)
      const half = batch.length / 2
      await writeBatch(batch.slice(0, half))
      await writeBatch(batch.slice(half))
    }
  }

  return {
    add(row) {
      // A database that is away must not fill the memory: what is too much is not measured.
      if (rows.length >= mostWaiting) dropped++
      // With an id of its own a row that is written a second time, as the first answer got lost, is still one row.
      else rows.push({ ...row, id: randomUUID() })
    },
    count: () => rows.length,
    async write() {
      for (let left = rows.length; left > 0; ) {
        const batch = rows.slice(0, Math.min(batchSize, left))
        await writeBatch(batch)
        rows = rows.slice(batch.length)
        left -= batch.length
      }
    },
    takeDropped() {
      const some = dropped
      dropped = 0
      return some
    },
  }
}

/** The data is wrong, or what it belongs to has gone meanwhile; anything else may pass. */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}
