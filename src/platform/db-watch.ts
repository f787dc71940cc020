// Notices within two seconds that the database has fallen silent, and when it speaks again. A server that is gone says
// so by itself; one that is frozen would keep every request waiting for as long as a statement may take.
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './db.ts'
import { cutOff } from './pool-client.ts'

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
      // One that refuses or is gone tells each caller so by itself, and at once.
      if (answer !== 'silence' && isSilent) onBack()
      isSilent = answer === 'silence'
      await wait(pauseMs, null, { signal: closing.signal }).catch(() => undefined)
    }
  }

  async function listen(): Promise<'alive' | 'gone' | 'silence'> {
    const asked = ask()
    const askedAt = performance.now()
    for (;;) {
      const until = performance.now() + patienceMs
      const answer = await Promise.race([asked, later(patienceMs)])
      if (answer !== 'late') return answer
      // On a machine that is starved this process wakes up late too, and so may the server: that is no silence.
      const isStarved = performance.now() - until > 150
      if (isStarved && performance.now() - askedAt < 5_000) continue
      // Or the answer is already there to be read.
      await turn()
      const second = await Promise.race([asked, turn('silence' as const)])
      if (second === 'silence') drop()
      return second
    }
  }

  const later = (ms: number) => wait(ms, 'late' as const, { signal: closing.signal }).catch(() => 'late' as const)

  async function ask(): Promise<'alive' | 'gone'> {
    try {
      if (!client) await connect()
      await client?.query('select 1')
      return 'alive'
    } catch {
      drop()
      return 'gone'
    }
  }

  /** Known before it is connected, so that one that hangs there can be dropped too. */
  async function connect(): Promise<void> {
    client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 5_000, keepAlive: true })
    client.on('error', () => undefined)
    await client.connect()
  }

  function drop(): void {
    if (client) cutOff(client)
    client = undefined
  }

  const ended = lookForEver()
  return {
    async close() {
      closing.abort()
      await ended
      drop()
    },
  }
}
