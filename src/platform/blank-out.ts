// Takes one address out of texts that people wrote freely, and leaves longer ones that only contain it alone.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const instead = '[removed]'

/** The address between what can't be a part of one. PostgreSQL's own kind of pattern. */
function patternOf(address: string): string {
  const literal = address.trim().replace(/[^\p{L}\p{N}@]/gu, (character) => `\\${character}`)
  return `(?<![[:alnum:]._%+-])${literal}(?![[:alnum:]-]|\\.[[:alnum:]])`
}

export function holdsAddress(column: SQLWrapper, address: string): SQL {
  return sql`${column}::text ~* ${patternOf(address)}`
}

export function blankOut(column: SQLWrapper, address: string): SQL<string> {
  return sql`regexp_replace(${column}::text, ${patternOf(address)}, ${instead}, 'gi')`
}

/** The same within what is stored as JSON. */
export function blankOutJson(column: SQLWrapper, address: string): SQL {
  return sql`(${blankOut(column, address)})::jsonb`
}
