// Tells every instance that what anonymous visitors see has changed, so that rendered pages are thrown away everywhere.
import type { Sql } from './db.ts'
import type { Notices } from './notices.ts'

const channel = 'public_content'

export type PublicContent = {
  /** Call inside the transaction that changes it: the notice leaves with the commit, or not at all. */
  changed(sql: Sql): Promise<void>
  onChange(listener: () => void): void
  /** False while notices can be missed: caches must not be trusted then. */
  isLive(): boolean
}

export function makePublicContent(notices: Notices): PublicContent {
  const listeners: (() => void)[] = []
  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  notices.subscribe(channel, tellAll)
  notices.onReconnect(tellAll)
  return {
    changed: (sql) => notices.publish(sql, channel, ''),
    onChange: (listener) => void listeners.push(listener),
    isLive: () => notices.isLive(),
  }
}
