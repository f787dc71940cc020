// Puts a backup into a database and a storage: in one transaction, so that it is all there or nothing has changed.
import { buffer } from 'node:stream/consumers'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Connection, Sql } from '#platform/db.ts'
import { runMigrations } from '#platform/migrations.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { BackupRefused, type EntryHead } from './archive-format.ts'
import type { Archive } from './archive-reader.ts'
import { clearDatabase } from './clear-database.ts'
import { copyIn } from './copy.ts'
import type { StoredFile } from './make-backup.ts'
import { notEmpty, refuseForeignDatabase, refuseUsedDatabase, sortMigrations } from './restore-refusals.ts'
import { withSession } from './session.ts'
import { commitSurely, OutcomeUnknown } from './sure-commit.ts'
import { copyInto, listTables, setSequences, tablesWithRows } from './tables.ts'

export type RestoreTarget = {
  connection: Connection
  storage: Storage
  listFiles(db: Sql): AsyncIterable<StoredFile>
  migrationsFolder: string
  /** Throw away what is there. */
  replace: boolean
  /** What has to be set right in old data, in the same transaction. */
  settle?(db: Sql): Promise<unknown>
  /** For how long a database that lost the last answer is asked; shorter in tests. */
  patienceMs?: number
}

export type RestoreFacts = { tables: number; rows: number; files: number }

export async function restoreBackup(archive: Archive, target: RestoreTarget): Promise<RestoreFacts> {
  return withSession(target.connection, async (client) => {
    await client.query(`set lock_timeout = '5s'`)
    await client.query('begin')
    await refuseUsedDatabase(client)
    const { before, after } = sortMigrations(archive.manifest, target.migrationsFolder)
    const held = await tablesWithRows(client)
    if (held.length > 0) await refuseForeignDatabase(client, before)
    if (held.length > 0 && !target.replace) throw notEmpty(held)
    const oldFiles = held.length > 0 ? await keysOf(client, target) : new Set<string>()
    const files: Files = { all: new Set(), brought: [] }
    let facts: RestoreFacts
    try {
      await clearDatabase(client)
      await runMigrations(client, before)
      facts = await fill(client, archive, target.storage, files)
      await runMigrations(client, after)
      await target.settle?.(drizzle(client, { casing: 'snake_case' }))
      await commitSurely(client, target.connection, target.patienceMs)
    } catch (error) {
      // Rows that may be there need their pictures.
      if (!(error instanceof OutcomeUnknown)) await removeFiles(target.storage, files.brought)
      throw error
    }
    await removeFiles(
      target.storage,
      [...oldFiles].filter((key) => !files.all.has(key)),
    )
    return facts
  })
}

/** Those of the backup, and of these the ones that the storage did not have before. */
type Files = { all: Set<string>; brought: string[] }

async function fill(client: pg.Client, archive: Archive, storage: Storage, files: Files): Promise<RestoreFacts> {
  const tables = await listTables(client)
  // Migrations may have put rows in; the backup has them too, as they were later on.
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => `public."${name}"`).join(', ')}`)
  const rows: Record<string, number> = {}
  let end: Extract<EntryHead, { kind: 'end' }> | undefined
  for await (const { head, body } of archive.entries()) {
    if (head.kind === 'table') rows[head.name] = await copyIn(client, copyInto(head), body)
    else if (head.kind === 'file') {
      const content = await buffer(body)
      const before = await storage.get(head.key)
      files.all.add(head.key)
      if (!before) files.brought.push(head.key)
      if (!before?.equals(content)) await storage.put(head.key, content, head.contentType)
    } else end = head
  }
  const isWhole = end && end.files === files.all.size && JSON.stringify(rows) === JSON.stringify(end.tables)
  if (!end || !isWhole) throw new BackupRefused('The backup does not hold what it says. Nothing was changed.')
  await setSequences(client, end.sequences)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return { tables: Object.keys(rows).length, rows: total, files: files.all.size }
}

async function keysOf(client: pg.Client, { listFiles }: RestoreTarget): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of listFiles(drizzle(client, { casing: 'snake_case' }))) keys.add(key)
  return keys
}

/** What is left of them is used by nobody: no reason to hide why a restore failed, nor to call one failed that is done. */
async function removeFiles(storage: Storage, keys: string[]): Promise<void> {
  try {
    for (const key of keys) await storage.delete(key)
  } catch {}
}
