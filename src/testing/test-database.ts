// Real databases for tests: one embedded server a run, and a fresh database from a migrated template for whoever asks.
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { type ConnectionFields, clientConfig } from '#platform/db.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/migrations.ts'
import { addLargeTowns } from './large-towns.ts'

/** What a test worker needs to make databases; plain data, so that it can cross processes. */
export type TestPostgres = {
  admin: ConnectionFields
  app: ConnectionFields
  template: string
  /** The same with the queue's tables, as the application finds its database at every start but the first. */
  startedTemplate: string
}

export type RunningTestPostgres = TestPostgres & { stop(): Promise<void> }

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** In this folder, which nobody else uses. */
export async function startTestPostgres(folder: string): Promise<RunningTestPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, durable: false })
  const [template, startedTemplate] = ['migrated', 'started']
  const running = { admin: server.admin, app: server.connection, template, startedTemplate, stop: () => server.stop() }
  try {
    await createDatabase(running, template, 'template1')
    await migrate({ ...server.connection, database: template }, migrationsFolder)
    await addLargeTowns({ ...server.connection, database: template })
    await createDatabase(running, startedTemplate, template)
    await makeQueueTables({ ...server.connection, database: startedTemplate })
    return running
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** An empty database with every migration applied; without a template, a bare one. */
export async function createTestDatabase(
  postgres: TestPostgres,
  template: string = postgres.template,
): Promise<ConnectionFields> {
  const database = `test_${randomBytes(8).toString('hex')}`
  await createDatabase(postgres, database, template)
  return { ...postgres.app, database }
}

function createDatabase(postgres: Pick<TestPostgres, 'admin' | 'app'>, name: string, template: string): Promise<void> {
  const { user } = postgres.app
  return asAdmin(postgres, (admin) =>
    admin.query(`create database ${name} owner ${user} template ${template} strategy file_copy`),
  )
}

/** What its first start would make; the library knows no shorter way than half a second. */
async function makeQueueTables(connection: ConnectionFields): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    await client.query(getConstructionPlans('pgboss'))
  } finally {
    await client.end()
  }
}

export async function dropTestDatabase(postgres: TestPostgres, { database }: ConnectionFields): Promise<void> {
  await asAdmin(postgres, (admin) =>
    admin.query(`drop database if exists ${admin.escapeIdentifier(database)} with (force)`),
  )
}

async function asAdmin(
  postgres: Pick<TestPostgres, 'admin'>,
  work: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  const admin = new pg.Client(clientConfig(postgres.admin))
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
