// The record of backups: kept for a year, read for the last one.
import { desc, lt } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { backups } from './backups.table.ts'

export type BackupRecord = Omit<typeof backups.$inferSelect, 'id'>

const year = 365 * 86_400_000

export async function recordBackup(db: Sql, { madeAt, bytes, rows, files }: BackupRecord): Promise<void> {
  await db.insert(backups).values({ madeAt, bytes, rows, files })
  await db.delete(backups).where(lt(backups.madeAt, new Date(madeAt.getTime() - year)))
}

export async function findLastBackup(db: Sql): Promise<BackupRecord | null> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.madeAt)).limit(1)
  return row ? { madeAt: row.madeAt, bytes: row.bytes, rows: row.rows, files: row.files } : null
}
