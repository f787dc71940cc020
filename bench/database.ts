// A database for one run: of an embedded server in a temporary folder, or a new one on the server of DATABASE_URL.
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectionUrl } from '#platform/db.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'

export type BenchDatabase = {
  kind: 'embedded' | 'external'
  url: string
  /** For everything that the measured server keeps in files. */
  folder: string
  remove(): Promise<void>
}

export async function openDatabase(serverUrl: string | undefined): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'ocean-berth-bench-'))
  // PostgreSQL runs as another user when the benchmark runs as root.
  await chmod(folder, 0o755)
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const { url, close } = serverUrl ? await createOn(serverUrl) : await startEmbedded(join(folder, 'database'))
    const remove = () => close().finally(removeFolder)
    return { kind: serverUrl ? 'external' : 'embedded', url, folder: join(folder, 'data'), remove }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

async function startEmbedded(dataDir: string) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  return { url: connectionUrl(connection), close: stop }
}

/** Never the database that the URL names: there may be something in it. */
async function createOn(serverUrl: string) {
  const name = `ocean_berth_bench_${randomBytes(6).toString('hex')}`
  await runOn(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, close: () => runOn(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
