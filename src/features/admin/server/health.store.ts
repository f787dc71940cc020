// What PostgreSQL tells about itself.
import { sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Health } from '../health.schema.ts'

type DatabaseFacts = Pick<Health['database'], 'version' | 'bytes' | 'connections' | 'maxConnections'>

export async function readDatabase(db: Sql): Promise<DatabaseFacts> {
  const { rows } = await db.execute<DatabaseFacts>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend' or backend_type is null) as connections,
      current_setting('max_connections')::int as "maxConnections"`)
  return rows[0]!
}

export async function readBiggestTables(db: Sql, limit: number): Promise<Health['database']['tables']> {
  const { rows } = await db.execute<Health['database']['tables'][number]>(sql`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      pg_total_relation_size(c.oid)::float8 as bytes,
      greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0)::float8 as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    order by 2 desc, 1 limit ${limit}`)
  return rows
}
