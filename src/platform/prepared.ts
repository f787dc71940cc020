// A question that is asked with nearly every page is put into words once for each database, which remembers it, not each time.
import type { Sql } from './db.ts'

export function preparedOnce<Query>(prepare: (db: Sql) => Query): (db: Sql) => Query {
  return (db) => {
    const query = (db.prepared?.get(prepare) as Query | undefined) ?? prepare(db)
    db.prepared?.set(prepare, query)
    return query
  }
}
