// Notices within two seconds that the database has fallen silent, and when it speaks again. A server that is gone says
// so by itself; one that is frozen would keep every request waiting for as long as a statement may take.
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './db.ts'

export type DbWatch = { close(): Promise<void> }

type Listener = { onSilent(): void; onBack(): void }

const pauseMs = 400
const patienceMs = 1_000

export function watchDatabase(connection: Connection, { onSilent, onBack }: Listener): DbWatch {
  const closing = new AbortController()
  let client: pg.Client | undefined
  let isSilent = false

  async function lookForEver(): Promise<void> {
    while (!closing.signal.aborted) {
      const answer = await listen()
      if (closing.signal.aborted) return
      if (answer === 'silence' && !isSilent) onSilent()
      if (answer === 'alive' && isSilent) onBack()
      // One that refuses or is gone is told to each caller by itself, and at once.
      isSilent = answer === 'silence'
      await wait(pauseMs, null, { signal: closing.signal }).catch(() => undefined)
    }
  }

  async function listen(): Promise<'alive' | 'gone' | 'silence'> {
    const asked = ask()
    const answer = await Promise.race([
      asked,
      wait(patienceMs, 'late' as const, { signal: closing.signal }).catch(() => 'late' as const),
    ])
    if (answer !== 'late') return answer
    // This process may have been the slow one: then the answer is already there to be read.
    await turn()
    await turn()
    const second = await Promise.race([asked, turn('silence' as const)])
    if (second === 'silence') drop()
    return second
  }

  async function ask(): Promise<'alive' | 'gone'> {
    try {
      client ??= await connect()
      await client.query('select 1')
      return 'alive'
    } catch {
      drop()
      return 'gone'
    }
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 5_000, keepAlive: true })
    fresh.on('error', () => undefined)
    await fresh.connect()
    return fresh
  }

  function drop(): void {
    const old = client
    client = undefined
    old?.end().catch(() => undefined)
  }

  const ended = lookForEver()
  return {
    async close() {
      closing.abort()
      await ended
      await client?.end().catch(() => undefined)
    },
  }
}
