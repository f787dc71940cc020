// Takes one address out of texts that people wrote freely, and leaves longer ones that only contain it alone.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const instead = '[removed]'

const begins = '(?<![[:alnum:]._%+-])'
/** JSON writes the end of a line as a letter, such as \n, which is no part of the address after it. */
const beginsInJson = String.raw`(?:${begins}|(?<=(?:^|[^\\])(?:\\\\)*\\(?:[bfnrt]|u[0-9a-f]{4})))`

/** The address between what can't be a part of one. PostgreSQL's own kind of pattern. */
function patternOf(address: string, beginning = begins): string {
  const literal = address.trim().replace(/[^\p{L}\p{N}@]/gu, (character) => `\\${character}`)
  return `${beginning}${literal}(?![[:alnum:]-]|\\.[[:alnum:]])`
}

const holds = (column: SQLWrapper, pattern: string): SQL => sql`${column}::text ~* ${pattern}`
const without = (column: SQLWrapper, pattern: string): SQL<string> =>
  sql`regexp_replace(${column}::text, ${pattern}, ${instead}, 'gi')`

export function holdsAddress(column: SQLWrapper, address: string): SQL {
  return holds(column, patternOf(address))
}

export function blankOut(column: SQLWrapper, address: string): SQL<string> {
  return without(column, patternOf(address))
}

/** The same within what is stored as JSON. Its pattern is slow: only where the letters are at all they are looked at with it. */
export function holdsAddressInJson(column: SQLWrapper, address: string): SQL {
  const letters = sql`strpos(lower(${column}::text), ${address.trim().toLowerCase()}) > 0`
  return sql`case when ${letters} then ${holds(column, patternOf(address, beginsInJson))} else false end`
}

export function blankOutJson(column: SQLWrapper, address: string): SQL {
  return sql`(${without(column, patternOf(address, beginsInJson))})::jsonb`
}
