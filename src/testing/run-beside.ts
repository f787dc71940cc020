// Runs one of the operator's commands beside the application under test and on its database.
import { connectionUrl } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { runScript } from './run-script.ts'

/** The script's name in src/server. */
export function runBeside({ db: { connection }, config }: Deps, script: string, args: string[]) {
  const url = typeof connection === 'string' ? connection : connectionUrl(connection)
  return runScript(script, args, { DATABASE_URL: url, DATA_DIR: config.dataDir })
}
