// What there is to copy: every table of the application in an order that foreign keys allow, its columns, its sequences.
import pg from 'pg'

export type TableFacts = { name: string; columns: string[] }

type Found = TableFacts & { parents: string[]; isDerived: boolean; isSeeded: boolean }

/** Generated columns are left out, as PostgreSQL makes them again; partitions are read through their table. */
const allTables = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(distinct p.relname::text), '{}') from pg_constraint k join pg_class p on p.oid = k.confrelid
     where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid) as parents,
    coalesce(obj_description(c.oid, 'pg_class') like 'derived:%', false) as "isDerived",
    coalesce(obj_description(c.oid, 'pg_class') like 'seeded:%', false) as "isSeeded"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname`

export async function listTables(client: pg.Client): Promise<TableFacts[]> {
  return (await readTables(client)).map(({ name, columns }) => ({ name, columns }))
}

/** Without those that fill themselves: by triggers when others are filled, or at the start from what ships with us. */
export async function listTablesToKeep(client: pg.Client): Promise<TableFacts[]> {
  const tables = await readTables(client)
  return tables.filter(({ isDerived }) => !isDerived).map(({ name, columns }) => ({ name, columns }))
}

async function readTables(client: pg.Client): Promise<Found[]> {
  const { rows } = await client.query<Found>(allTables)
  const ordered: Found[] = []
  const waiting = new Map(rows.map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => !parents.some((parent) => waiting.has(parent)))
    if (ready.length === 0) throw new Error(`foreign keys go round in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const table of ready) {
      waiting.delete(table.name)
      ordered.push(table)
    }
  }
  return ordered
}

const columnList = ({ columns }: TableFacts) => columns.map(pg.escapeIdentifier).join(', ')
const tableName = ({ name }: TableFacts) => `public.${pg.escapeIdentifier(name)}`

/** Text, not binary: it goes from any version of PostgreSQL to any other. */
export const copyOutOf = (table: TableFacts) => `copy (select ${columnList(table)} from ${tableName(table)}) to stdout`
export const copyInto = (table: TableFacts) => `copy ${tableName(table)} (${columnList(table)}) from stdin`

export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function setSequences(client: pg.Client, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value])
  }
}

/** What fills itself is nothing to lose; nor are rows that a migration put into an empty database, whose comment says so. */
export async function tablesWithRows(client: pg.Client): Promise<string[]> {
  const found: string[] = []
  const tables = await readTables(client)
  for (const table of tables.filter(({ isDerived, isSeeded }) => !isDerived && !isSeeded)) {
    const { rows } = await client.query(`select from ${tableName(table)} limit 1`)
    if (rows.length > 0) found.push(table.name)
  }
  return found
}

/** In all tables that a backup keeps. */
export async function countRows(client: pg.Client): Promise<number> {
  let total = 0
  for (const table of await listTablesToKeep(client)) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${tableName(table)}`)
    total += Number(rows[0]?.count)
  }
  return total
}
