// What is said when the start fails: the error's own line and, where nothing is worth much, the shortest way out.
import type { Config } from '#platform/config.ts'
import { MigrationRefused } from '#platform/migrations.ts'

export function explainFailure(error: unknown, config: Pick<Config, 'mode' | 'dataDir' | 'databaseUrl'>): string[] {
  const line = error instanceof Error ? error.message : String(error)
  const isForTrying = config.mode !== 'production' && !config.databaseUrl
  if (!(error instanceof MigrationRefused && isForTrying)) return [line]
  return [line, `If nothing in ${config.dataDir} is worth keeping, remove that folder and start again.`]
}
