// Tells every instance that what people see has changed, so that rendered pages and lists are thrown away everywhere.
import type { Db, Sql } from './db.ts'
import type { Notices } from './notices.ts'

const channel = 'public_content'

export type PublicContent = {
  /** Inside a transaction: the notice leaves with the commit, or not at all. */
  changed(sql: Sql): Promise<void>
  /** A transaction that changes it. This instance knows as soon as it is committed, the others a moment later. */
  change<T>(db: Db, work: (tx: Sql) => Promise<T>): Promise<T>
  onChange(listener: () => void): void
  /** Grows with every change; what was read before is old. */
  generation(): number
  /** False while notices can be missed: caches must not be trusted then. */
  isLive(): boolean
}

export function makePublicContent(notices: Notices): PublicContent {
  const listeners: (() => void)[] = []
  let generation = 0
  const tellAll = () => {
    generation += 1
    for (const listener of listeners) listener()
  }
  notices.subscribe(channel, tellAll)
  notices.onReconnect(tellAll)
  const changed = (sql: Sql) => notices.publish(sql, channel, '')
  return {
    changed,
    async change(db, work) {
      const result = await db.orm.transaction(async (tx) => {
        const done = await work(tx)
        await changed(tx)
        return done
      })
      await db.afterCommit(tellAll)
      return result
    },
    onChange: (listener) => void listeners.push(listener),
    generation: () => generation,
    isLive: () => notices.isLive(),
  }
}
