// Makes a backup: every table in one snapshot of the database, then every file it names, into one file.
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Connection, Sql } from '#platform/db.ts'
import { readAppliedHashes } from '#platform/migrations.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { archiveBytes } from './archive-bytes.ts'
import { BackupRefused, type Entry } from './archive-format.ts'
import { type Look, writeAside } from './archive-writer.ts'
import { copyOut } from './copy.ts'
import { readBack } from './read-back.ts'
import { withSession } from './session.ts'
import { copyOutOf, listTablesToKeep, readSequences } from './tables.ts'

export type StoredFile = { key: string; contentType: string }

export type BackupSource = {
  connection: Connection
  storage: Pick<Storage, 'get'>
  /** The files that the rows of a database name. */
  listFiles(db: Sql): AsyncIterable<StoredFile>
  appVersion: string
  now: Date
  /** It is sealed with it. */
  key?: string | undefined
}

/** Puts the bytes somewhere, has them looked at there, and answers how many they are. */
export type PutBackup = (bytes: AsyncIterable<Buffer>, look: Look) => Promise<number>

export const intoFile =
  (path: string): PutBackup =>
  (bytes, look) =>
    writeAside(path, bytes, look)

export type BackupFacts = { madeAt: Date; bytes: number; tables: number; rows: number; files: number; missing: number }

/** May run beside the application: the snapshot does not move, and nobody waits for it. It counts once it was read back. */
export async function makeBackup(source: BackupSource, put: PutBackup): Promise<BackupFacts> {
  return withSession(source.connection, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await readAppliedHashes(drizzle(client))
    if (migrations.length === 0) throw new BackupRefused('The database is empty: there is nothing to back up.')
    const manifest = { madeAt: source.now.toISOString(), appVersion: source.appVersion, migrations }
    const counts = { tables: 0, rows: 0, files: 0, missing: 0 }
    const bytes = await put(archiveBytes(manifest, entriesOf(client, source, counts), source.key), (written) =>
      readBack(written, source.key, counts),
    )
    return { madeAt: source.now, bytes, ...counts }
  })
}

type Counts = Omit<BackupFacts, 'madeAt' | 'bytes'>

async function* entriesOf(client: pg.Client, source: BackupSource, counts: Counts): AsyncGenerator<Entry> {
  const rowsByTable: Record<string, number> = {}
  for (const table of await listTablesToKeep(client)) {
    yield { head: { kind: 'table', ...table }, body: counting(copyOut(client, copyOutOf(table)), table.name) }
    counts.tables += 1
    counts.rows += rowsByTable[table.name] ?? 0
  }
  const sequences = await readSequences(client)
  for await (const { key, contentType } of source.listFiles(drizzle(client, { casing: 'snake_case' }))) {
    const content = await source.storage.get(key)
    // Removed since the snapshot was taken: its row would have gone a moment later.
    if (content) yield { head: { kind: 'file', key, contentType }, body: once(content) }
    counts[content ? 'files' : 'missing'] += 1
  }
  yield { head: { kind: 'end', tables: rowsByTable, sequences, files: counts.files }, body: once() }

  async function* counting(rows: AsyncGenerator<Buffer, number>, name: string): AsyncGenerator<Buffer> {
    rowsByTable[name] = yield* rows
  }
}

async function* once(...blocks: Buffer[]): AsyncGenerator<Buffer> {
  yield* blocks
}
