// A database and workers in processes of their own, for tests that kill them in the middle of their work.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ConnectionFields, Db } from '#platform/db.ts'
import { killedMail } from './mail-timing.ts'
import { openTestDb } from './open-test-db.ts'
import { readyScript } from './ready-script.ts'
import { createTestDatabase, dropTestDatabase, type TestPostgres } from './test-database.ts'

export type KilledWorkers = {
  connection: ConnectionFields
  db: Db
  /** Delivers to this mail server until it is killed. */
  start(smtpUrl: string): ChildProcess
  /** So many, all of them at work: one that starts slowly would find everything done. */
  startAll(count: number, smtpUrl: string): Promise<ChildProcess[]>
  close(): Promise<void>
}

/** `script` is the worker's own file. */
export async function openKilledWorkers(postgres: TestPostgres, script: URL): Promise<KilledWorkers> {
  const connection = await createTestDatabase(postgres, postgres.startedTemplate)
  const db = openTestDb(connection)
  const file = await readyScript(fileURLToPath(script))
  const children: ChildProcess[] = []
  function start(smtpUrl: string): ChildProcess {
    const task = JSON.stringify({ connection, smtpUrl, timing: killedMail })
    const child = spawn(process.execPath, [file, task], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    children.push(child)
    return child
  }
  return {
    connection,
    db,
    start,
    async startAll(count, smtpUrl) {
      const started = Array.from({ length: count }, () => start(smtpUrl))
      await Promise.all(started.map((child) => once(child, 'message')))
      return started
    },
    async close() {
      for (const child of children) child.kill('SIGKILL')
      await db.close()
      await dropTestDatabase(postgres, connection)
    },
  }
}
