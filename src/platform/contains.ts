// Conditions that look for a text as it stands: what has a meaning in a pattern is a letter like any other.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const asItStands = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export function contains(column: SQLWrapper, text: string): SQL {
  return sql`${column} like ${`%${asItStands(text)}%`}`
}

export function containsInAnyCase(column: SQLWrapper, text: string): SQL {
  return sql`${column} ilike ${`%${asItStands(text)}%`}`
}

export function beginsWith(column: SQLWrapper, text: string): SQL {
  return sql`${column} like ${`${asItStands(text)}%`}`
}
