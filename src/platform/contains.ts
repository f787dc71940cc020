// A condition that looks for a text as it stands: what has a meaning in a pattern is a letter like any other.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export function contains(column: SQLWrapper, text: string): SQL {
  return sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}
