// Short messages between the instances of the app, through PostgreSQL's LISTEN and NOTIFY on one connection of their own.
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Connection, clientConfig, type Sql } from './db.ts'
import { cutOff } from './pool-client.ts'

type Handler = (payload: string) => void

export type Notices = {
  subscribe(channel: string, handler: Handler): () => void
  /** Inside a transaction the notice leaves with the commit, or never. */
  publish(on: Sql, channel: string, payload: string): Promise<void>
  /** True while every notice of every channel arrives. */
  isLive(): boolean
  /** Called each time listening begins (again): what was said before was missed, so caches must be cleared. */
  onReconnect(callback: () => void): void
  close(): Promise<void>
}

const longestPauseMs = 1_000
/** Finds a connection that died without a word, as behind a firewall. */
const heartbeatMs = 10_000

export function openNotices(connection: Connection, log: (line: string) => void): Notices {
  const handlers = new Map<string, Set<Handler>>()
  const callbacks: (() => void)[] = []
  const closing = new AbortController()
  let client: pg.Client | undefined
  let listened = new Set<string>()
  let isConnected = false

  // Asked with everything that is read from a cache. Nothing is listened to that nobody has subscribed to.
  const isLive = () => isConnected && listened.size === handlers.size

  async function listen(on: pg.Client): Promise<void> {
    const fresh = [...handlers.keys()].filter((channel) => !listened.has(channel))
    const mine = listened
    for (const channel of fresh) {
      await on.query(`listen ${on.escapeIdentifier(channel)}`)
      mine.add(channel)
    }
  }

  async function stayConnected(): Promise<void> {
    const mine = new pg.Client({
      ...clientConfig(connection),
      application_name: 'notices',
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    const lost = new Promise<void>((resolve) => {
      mine.on('error', () => resolve())
      mine.on('end', () => resolve())
    })
    mine.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''))
    const heartbeat = setInterval(() => {
      mine.query('select 1').catch(() => mine.end())
    }, heartbeatMs)
    client = mine
    listened = new Set()
    try {
      await mine.connect()
      await listen(mine)
      isConnected = true
      announce()
      await lost
    } finally {
      isConnected = false
      clearInterval(heartbeat)
      await mine.end().catch(() => undefined)
    }
  }

  function deliver(channel: string, payload: string): void {
    for (const handler of handlers.get(channel) ?? []) guard(() => handler(payload))
  }

  function announce(): void {
    for (const callback of callbacks) guard(callback)
  }

  function guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      log(`A receiver of notices failed: ${String(error)}`)
    }
  }

  async function reconnectForEver(): Promise<void> {
    let pauseMs = 50
    while (!closing.signal.aborted) {
      const startedAt = performance.now()
      await stayConnected().catch(() => undefined)
      if (closing.signal.aborted) return
      if (performance.now() - startedAt > 5_000) pauseMs = 50
      if (pauseMs === 50) log('The connection for notices is lost; connecting again')
      await delay(pauseMs, null, { signal: closing.signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  const ended = reconnectForEver()

  return {
    subscribe(channel, handler) {
      const set = handlers.get(channel) ?? new Set()
      handlers.set(channel, set.add(handler))
      const on = client
      // While connecting, the channel is picked up there; a failure shows as a lost connection.
      if (on && isConnected && !listened.has(channel)) listen(on).then(announce, () => on.end())
      return () => void set.delete(handler)
    },
    async publish(on, channel, payload) {
      await on.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    isLive,
    onReconnect: (callback) => void callbacks.push(callback),
    async close() {
      closing.abort()
      if (client) cutOff(client)
      await ended
    },
  }
}
