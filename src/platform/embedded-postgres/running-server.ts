// How a command finds the database of an app that is running on the same DATA_DIR.
import { join } from 'node:path'
import type { ConnectionFields } from '#platform/db.ts'
import { appName } from './app-database.ts'
import { readIfThere, writeDurably } from './durable-file.ts'
import { socketPort } from './socket-folder.ts'

const addressFile = (dataDir: string) => join(dataDir, 'postgres.socket')

export async function noteAddress(dataDir: string, socketFolder: string): Promise<void> {
  await writeDurably(addressFile(dataDir), `${socketFolder}\n`)
}

export async function findRunningServer(dataDir: string): Promise<ConnectionFields | null> {
  const host = (await readIfThere(addressFile(dataDir)))?.trim()
  const password = (await readIfThere(join(dataDir, 'postgres.password')))?.trim()
  return host && password ? { host, port: socketPort, user: appName, password, database: appName } : null
}
