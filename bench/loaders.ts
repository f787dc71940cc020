// Everything that fills the temporary database. A feature adds a file to loaders/ and its line here.
import type { Db } from '#platform/db.ts'
import { forumData } from './loaders/forum-data.ts'
import { jobData } from './loaders/job-data.ts'

/** Adds rows until there are `to`; the rows up to `from` are there already. */
export type DataLoader = {
  name: string
  load(db: Db, from: number, to: number): Promise<void>
  /** Beyond so many rows nothing is measured. */
  atMost?: number
}

/** In the order they build on one another. */
export const loaders: DataLoader[] = [forumData, jobData]

/** Without statistics the planner would be measured on guesses. */
export async function growData(db: Db, from: number, to: number, these = loaders): Promise<void> {
  for (const { load, atMost = to } of these) if (from < atMost) await load(db, from, Math.min(to, atMost))
  await db.pool.query('analyze')
}
