// For tests: work in the background that has failed for good.
import type { TestApi } from './start-api.ts'

/** Of a kind that finds nothing to do when it is tried again. */
export const idleWork = 'renew-search'

/** Its id among the dead letters. */
export async function aFailedWork({ deps: { db } }: TestApi, kind = idleWork): Promise<string> {
  const { rows } = await db.pool.query(
    `insert into pgboss.job (name, source_name, source_retry_count, source_output, data)
     values ('dead-letters', $1, 12, '{"message": "The disk was full"}', '{"to": "jane@mail.example"}') returning id`,
    [kind],
  )
  return rows[0].id
}
