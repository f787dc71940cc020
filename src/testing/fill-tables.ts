// Puts a row into every table that has none, so that a test about all tables meets data in each of them.
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '#platform/db.ts'

const modules = import.meta.glob<Record<string, unknown>>('../**/*.table.ts', { eager: true })

/** Every table of the application. */
export const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable)) as PgTable[]

/** Text that a careless copy would spoil. */
const oddText = 'tab\t, line\n, back\\slash, \\N, ☃ and é'

/** Answers the names of all tables. A table whose parents are still empty waits for the next round. */
export async function fillTables(db: Sql): Promise<string[]> {
  let waiting = tables
  while (waiting.length > 0) {
    const left: PgTable[] = []
    for (const table of waiting) if (!(await fill(db, table))) left.push(table)
    if (left.length === waiting.length)
      throw new Error(`cannot fill ${left.map((table) => getTableConfig(table).name)}`)
    waiting = left
  }
  return tables.map((table) => getTableConfig(table).name).sort()
}

async function fill(db: Sql, table: PgTable): Promise<boolean> {
  if ((await db.select().from(table).limit(1)).length > 0) return true
  const row: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (!column.generated && !(column.hasDefault && column.primary)) row[name] = valueFor(column)
  }
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = reference()
    const [parent] = await db.select().from(foreignTable).limit(1)
    if (!parent) return false
    for (const [at, { name }] of columns.entries()) {
      const key = keyOf(table, name)
      row[key] = parent[keyOf(foreignTable, foreignColumns[at]!.name)]
    }
  }
  await db.insert(table).values(row)
  return true
}

function keyOf(table: PgTable, column: string): string {
  const found = Object.entries(getTableColumns(table)).find(([, each]) => each.name === column)
  return found?.[0] ?? column
}

function valueFor(column: PgColumn): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  const type = column.getSQLType()
  if (type.endsWith('[]')) return []
  if (type === 'uuid') return '01234567-89ab-4def-8123-456789abcdef'
  if (type === 'tsquery') return "'odd'"
  if (type === 'bytea') return Buffer.from([0, 255, 92, 10])
  if (type === 'boolean') return true
  if (type === 'date') return '2026-03-01'
  if (type.startsWith('timestamp')) return new Date('2026-03-01T08:00:00.123Z')
  if (type.startsWith('json')) return { odd: oddText }
  return /int|serial|numeric|real|double/.test(type) ? 7 : oddText
}
