// A database server apart from the application, that can be stopped, started, frozen and thawed.
import { connectionUrl } from '#platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { findChildren } from '../../bench/cpu.ts'

export type Database = {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  freeze(): void
  thaw(): void
}

export async function startDatabase(dataDir: string): Promise<Database> {
  const open = () => startEmbeddedPostgres({ dataDir, log: () => undefined })
  const before = new Set(findChildren(process.pid, 'postgres'))
  let server: EmbeddedPostgres | undefined = await open()
  const url = connectionUrl(server.connection)
  const signalAll = (signal: NodeJS.Signals) => {
    for (const parent of findChildren(process.pid, 'postgres').filter((pid) => !before.has(pid)))
      for (const pid of [parent, ...findChildren(parent, 'postgres')]) process.kill(pid, signal)
  }
  return {
    url,
    async stop() {
      await server?.stop()
      server = undefined
    },
    async start() {
      server ??= await open()
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
}
