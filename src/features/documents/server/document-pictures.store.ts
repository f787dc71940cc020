// Which pictures documents use: those of every revision, as each can be brought back.
import { sql } from 'drizzle-orm'
import type { FindUsedPaths } from '#features/uploads/server/uploads.service.ts'
import { documentRevisions } from './documents.table.ts'

const picture = '/objects/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** All texts are read once, however many pictures are asked about. */
export const findDocumentPictures: FindUsedPaths = async (db, paths) => {
  const { markdown } = documentRevisions
  const { rows } = await db.execute<{ path: string }>(sql`
    select distinct found[1] as path from ${documentRevisions}, regexp_matches(${markdown}, ${picture}, 'g') as found
    where ${markdown} like '%/objects/%'`)
  const used = new Set(rows.map(({ path }) => path))
  return paths.filter((path) => used.has(path))
}
