// The database the configuration names: an external one, or the embedded one, started here or found running.
import type { Config } from '#platform/config.ts'
import type { Connection } from '#platform/db.ts'
import { DataDirInUse, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { findRunningServer } from '#platform/embedded-postgres/running-server.ts'
import type { Log } from '#platform/log.ts'

export type OpenDatabaseOptions = {
  /** A database that runs already, as in tests; otherwise the configured or the embedded one. */
  connection?: Connection
  /** For commands: when an app runs on the same folder, its database is used instead of a second one. */
  besideTheApp?: boolean
}

export type OpenDatabase = {
  connection: Connection
  /** Resolves when the embedded database ends on its own. */
  ended: Promise<unknown>
  close(): Promise<void>
}

const never = new Promise<never>(() => undefined)

export async function openDatabase(config: Config, log: Log, options: OpenDatabaseOptions = {}): Promise<OpenDatabase> {
  const elsewhere = options.connection ?? config.databaseUrl
  if (elsewhere) return { connection: elsewhere, ended: never, close: async () => undefined }
  try {
    const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
    return { connection: server.connection, ended: server.exited, close: () => server.stop() }
  } catch (error) {
    const running =
      options.besideTheApp && error instanceof DataDirInUse ? await findRunningServer(config.dataDir) : null
    if (!running) throw error
    return { connection: running, ended: never, close: async () => undefined }
  }
}
