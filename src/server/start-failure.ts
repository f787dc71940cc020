// What is said when the start fails: the error's own line and, where nothing is worth much, the shortest way out.
import type { Config } from '#platform/config.ts'
import { MigrationRefused } from '#platform/migrations.ts'

export function explainFailure(error: unknown, config: Pick<Config, 'mode' | 'dataDir' | 'databaseUrl'>): string[] {
  const line = lineOf(error)
  const isForTrying = config.mode !== 'production' && !config.databaseUrl
  if (!(error instanceof MigrationRefused && isForTrying)) return [line]
  return [line, `If nothing in ${config.dataDir} is worth keeping, remove that folder and start again.`]
}

/** What failed, and why, where another error says that: of a failed query the database's own words count. */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  let reason = error
  for (let depth = 0; reason.cause instanceof Error && depth < 8; depth++) reason = reason.cause
  return reason === error ? error.message : `${error.message.split('\n')[0]}: ${reason.message}`
}
