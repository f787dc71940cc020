// Reading a long list bit by bit, newest first or by its ids: each bit begins after the last row of the one before it.
import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The time to the last digit: a Date would lose what is below a millisecond. */
export type Place = { at: string; id: string }
type Columns = { at: SQLWrapper; id: SQLWrapper }

export type Bit = { after: Place | null; limit: number }

export const placeOf = ({ at, id }: Columns) => ({ at: sql<string>`${at}::text`, id: sql<string>`${id}::text` })

export function isAfter({ at, id }: Columns, place: Place | null): SQL | undefined {
  return place ? sql`(${at}, ${id}) < (${place.at}::timestamptz, ${place.id})` : undefined
}

export const newestFirst = ({ at, id }: Columns): SQL[] => [desc(at), desc(id)]

const usualSize = 1_000

export async function* inBits<Row extends { place: Place }>(
  read: (bit: Bit) => Promise<Row[]>,
  limit = usualSize,
): AsyncGenerator<Row[]> {
  for (let after: Place | null = null; ; ) {
    const rows: Row[] = await read({ after, limit })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)!.place
  }
}

type Page = { after: string | null; limit: number }

/** Row by row, of a list in the order of its ids. */
export async function* everyRow<Row extends { id: string }>(
  read: (page: Page) => Promise<Row[]>,
  limit = 100,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await read({ after, limit })
    yield* rows
    if (rows.length < limit) return
    after = rows.at(-1)!.id
  }
}
