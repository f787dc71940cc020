// Which pictures documents use: those of every revision, as each can be brought back.
import { like, sql } from 'drizzle-orm'
import type { FindUsedPaths } from '#features/uploads/server/uploads.service.ts'
import { documentRevisions } from './documents.table.ts'

export const findDocumentPictures: FindUsedPaths = async (db, paths) => {
  const used: string[] = []
  for (const path of paths) {
    const [row] = await db
      .select({ n: sql`1` })
      .from(documentRevisions)
      .where(like(documentRevisions.markdown, `%${path}%`))
      .limit(1)
    if (row) used.push(path)
  }
  return used
}
