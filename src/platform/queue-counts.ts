// How much work waits, runs or has failed, by kind: read beside the queue, so that looking costs it nothing.
import { sql } from 'drizzle-orm'
import { isTableMissing, type Sql } from './db.ts'

export type QueueCount = { name: string; waiting: number; retrying: number; running: number; failed: number }

/** What failed for good lies among the dead letters, under the name it came from. Scheduled work of the queue is left out. */
const counts = sql`
  select coalesce(source_name, name) as name,
    count(*) filter (where source_name is null and state = 'created')::int as waiting,
    count(*) filter (where source_name is null and state = 'retry')::int as retrying,
    count(*) filter (where source_name is null and state = 'active')::int as running,
    count(*) filter (where source_name is not null and state < 'completed')::int as failed
  from pgboss.job where name not like '\\_\\_pgboss%' and state < 'completed'
  group by 1 order by 1`

const names = sql`select name from pgboss.queue where name not like '\\_\\_pgboss%' and name <> 'dead-letters' order by name`

export async function countJobs(db: Sql): Promise<QueueCount[]> {
  try {
    const [queues, found] = await Promise.all([db.execute<{ name: string }>(names), db.execute<QueueCount>(counts)])
    const none = { waiting: 0, retrying: 0, running: 0, failed: 0 }
    return queues.rows.map(({ name }) => found.rows.find((row) => row.name === name) ?? { name, ...none })
  } catch (error) {
    if (isTableMissing(error)) return []
    throw error
  }
}
