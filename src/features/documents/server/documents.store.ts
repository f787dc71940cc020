// The SQL of documents. Revisions are only ever added.
import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { ByDocument } from '../document.schema.ts'
import { documentRevisions } from './documents.table.ts'

export type RevisionRow = typeof documentRevisions.$inferSelect

/** Oldest first. */
export async function listRevisions(db: Sql, { kind, slug }: ByDocument): Promise<RevisionRow[]> {
  return db
    .select()
    .from(documentRevisions)
    .where(and(eq(documentRevisions.kind, kind), eq(documentRevisions.slug, slug)))
    .orderBy(asc(documentRevisions.revision))
}

/** Of all documents, by kind and name, oldest first. */
export async function listAllRevisions(db: Sql): Promise<RevisionRow[]> {
  const { kind, slug, revision } = documentRevisions
  return db.select().from(documentRevisions).orderBy(asc(kind), asc(slug), asc(revision))
}

/** Of legal texts, without the texts: asked for with every page of a member. */
export async function listLegalRevisions(db: Sql) {
  const { kind, slug, revision, fields, publishAt, createdAt } = documentRevisions
  return db
    .select({ slug, revision, fields, publishAt, createdAt })
    .from(documentRevisions)
    .where(eq(kind, 'legal'))
    .orderBy(asc(slug), asc(revision))
}

/** False when somebody was faster. */
export async function insertRevision(db: Sql, row: RevisionRow): Promise<boolean> {
  const rows = await db
    .insert(documentRevisions)
    .values(row)
    .onConflictDoNothing()
    .returning({ n: documentRevisions.revision })
  return rows.length > 0
}
