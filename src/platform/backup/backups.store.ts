// The record of backups: kept for a year, read for the last one and for whether the last try failed.
import { desc, isNull, lt } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { backups } from './backups.table.ts'

export type BackupRecord = { madeAt: Date; bytes: number; rows: number; files: number }
export type BackupFailure = { at: Date; reason: string }

const year = 365 * 86_400_000

export async function recordBackup(
  db: Sql,
  { madeAt, bytes, rows, files, name = null }: BackupRecord & { name?: string | null },
): Promise<void> {
  await db.insert(backups).values({ madeAt, bytes, rows, files, name })
  await db.delete(backups).where(lt(backups.madeAt, new Date(madeAt.getTime() - year)))
}

export async function recordFailure(db: Sql, at: Date, reason: string): Promise<void> {
  await db.insert(backups).values({ madeAt: at, bytes: 0, rows: 0, files: 0, failure: reason })
}

export async function findLastBackup(db: Sql): Promise<BackupRecord | null> {
  const [row] = await db.select().from(backups).where(isNull(backups.failure)).orderBy(desc(backups.madeAt)).limit(1)
  return row ? { madeAt: row.madeAt, bytes: row.bytes, rows: row.rows, files: row.files } : null
}

/** Null when the last one went well, or there was none. */
export async function findLastFailure(db: Sql): Promise<BackupFailure | null> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.madeAt)).limit(1)
  return row?.failure == null ? null : { at: row.madeAt, reason: row.failure }
}
