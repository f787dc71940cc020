// Removes everything the application made in a database, within the caller's transaction. Extensions stay: somebody
// with more rights may have put them there.
import type pg from 'pg'

const ownObjects = `
  select o.type, o.identity from pg_depend d, pg_identify_object(d.classid, d.objid, 0) o
  where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace and d.deptype = 'n'
    and d.classid <> 'pg_extension'::regclass
    and not exists (select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype = 'e')
  order by o.type = 'table' desc, o.type = 'text search configuration' desc`

export async function clearDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ type: string; identity: string }>(ownObjects)
  for (const { type, identity } of rows) await client.query(`drop ${type} if exists ${identity} cascade`)
  for (const schema of ['drizzle', 'pgboss']) await client.query(`drop schema if exists ${schema} cascade`)
}
