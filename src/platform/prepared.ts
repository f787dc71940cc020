// A question that is asked with nearly every page is put into words once for each database, not each time.
import type { Sql } from './db.ts'

export function preparedOnce<Query>(prepare: (db: Sql) => Query): (db: Sql) => Query {
  const known = new WeakMap<Sql, Query>()
  return (db) => {
    const query = known.get(db) ?? prepare(db)
    known.set(db, query)
    return query
  }
}
