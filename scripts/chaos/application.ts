// The application under test: a process as npm start makes it, that can be killed and started again at its address.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, openDb } from '#platform/db.ts'
import { findRunningServer } from '#platform/embedded-postgres/running-server.ts'
import type { Member } from '../../bench/bench-case.ts'
import { registerMember } from '../../bench/member.ts'
import { type BenchServer, findFreePort, startServer } from '../../bench/server.ts'
import { onAnyEnd } from './clean-up.ts'
import { ask } from './visitors.ts'

export type Application = {
  url: string
  pid(): number
  /** Answers the exit code once it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Answers how long it took to be ready. */
  start(env?: Record<string, string>): Promise<number>
}

/** Without a URL it runs its own embedded database in `dataDir`. */
export async function startApplication(
  dataDir: string,
  databaseUrl = '',
  env: Record<string, string> = {},
): Promise<Application> {
  const port = await findFreePort()
  let server: BenchServer
  const start = async (change: Record<string, string> = {}) => {
    const startedAt = Date.now()
    const settings = { LOG_LEVEL: 'warn', ...env, ...change }
    server = await startServer({ url: databaseUrl, folder: dataDir }, { port, env: settings })
    const { process: child } = server
    child.once(
      'exit',
      onAnyEnd(() => void child.kill('SIGKILL')),
    )
    return Date.now() - startedAt
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => server.pid,
    async end(signal) {
      const child = server.process
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      const [code] = await exited
      return code as number | null
    },
    start,
  }
}

/** The embedded database of an application that runs. */
export async function openDatabaseOf(dataDir: string): Promise<Db> {
  const connection = await findRunningServer(dataDir)
  if (!connection) throw new Error('the application has no database running')
  return openDb(connection)
}

export async function aMemberOf(url: string, db: Db): Promise<Member> {
  return registerMember(url, db)
}

/** The same, by the database in the application's folder. */
export async function aMemberIn(dataDir: string, url: string): Promise<Member> {
  const db = await openDatabaseOf(dataDir)
  return aMemberOf(url, db).finally(() => db.close())
}

/** Waits until it is so; answers how long that took. Gives up after a minute. */
export async function until(isSo: () => Promise<boolean>, patienceMs = 60_000): Promise<number> {
  const startedAt = Date.now()
  while (!(await isSo())) {
    if (Date.now() - startedAt > patienceMs) return Number.POSITIVE_INFINITY
    await wait(50)
  }
  return Date.now() - startedAt
}

export const untilAnswering = (url: string, path: string) =>
  until(async () => (await ask(url, { path })).status === 200)
