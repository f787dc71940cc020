// The tables in code and the database that the migrations make are the same: nobody forgets to write a migration.
import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../fill-tables.ts'
import { startApi, type TestApi } from '../start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const advice = 'npm run db:generate -- --name add_something'
const line = (table: string, column: string, type: string, isRequired: boolean) =>
  `${table}.${column} ${type}${isRequired ? ' not null' : ''}`

function nameOf(column: PgColumn): string {
  return column.keyAsName ? toSnakeCase(column.name) : column.name
}

/** What the code says, as the database would say it. */
const written = tables.flatMap((table) => {
  const { name } = getTableConfig(table)
  return Object.values(getTableColumns(table)).map((column) =>
    line(name, nameOf(column), column.getSQLType().replace('bigserial', 'bigint'), column.notNull),
  )
})

test(`every column of a table file has its migration; else: ${advice}`, async () => {
  const { rows } = await app.deps.db.orm.execute<{
    table: string
    column: string
    type: string
    required: boolean
  }>(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
  const names = new Set(tables.map((table) => getTableConfig(table).name))
  const made = rows.filter((row) => names.has(row.table))
  expect(made.length).toBeGreaterThan(100)
  expect(made.map((row) => line(row.table, row.column, row.type, row.required)).sort()).toEqual(written.sort())
})

test(`every index of a table file has its migration; else: ${advice}`, async () => {
  const { rows } = await app.deps.db.orm.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where schemaname = 'public'`,
  )
  const made = new Set(rows.map(({ name }) => name))
  const wanted = tables.flatMap((table) => getTableConfig(table).indexes.flatMap(({ config }) => config.name ?? []))
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter((name) => !made.has(name))).toEqual([])
})
