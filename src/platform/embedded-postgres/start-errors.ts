// Why the embedded server could not start: each error is one line for the person who starts the app.
import { errorCode } from '#platform/error-code.ts'
import { brand } from '#shared/brand.ts'

export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

export class DataDirInUse extends EmbeddedPostgresError {
  override name = 'DataDirInUse'
  constructor(dataDir: string, pid: number | undefined) {
    const who = pid ? `Another ${brand.name} (process ${pid})` : `Another ${brand.name}`
    super(`${who} is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`)
  }
}

export function whyNotWritable(folder: string, error: unknown): EmbeddedPostgresError {
  const code = errorCode(error) ?? String(error)
  return new EmbeddedPostgresError(
    `${folder} cannot be written (${code}). Change its permissions or free some space, or set DATA_DIR to another folder.`,
  )
}
