// Everything that fills the temporary database. A feature adds a file to loaders/ and its line here.
import type { Db } from '#platform/db.ts'
import type { DataLoader } from './data-loader.ts'
import { forumData } from './loaders/forum-data.ts'
import { jobData } from './loaders/job-data.ts'

/** In the order they build on one another. */
export const loaders: DataLoader[] = [forumData, jobData]

/** Without statistics the planner would be measured on guesses. */
export async function growData(db: Db, from: number, to: number, these = loaders): Promise<void> {
  for (const { load, atMost = to } of these) if (from < atMost) await load(db, from, Math.min(to, atMost))
  await db.pool.query('analyze')
}
