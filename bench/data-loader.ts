// What fills the temporary database with rows of one kind.
import type { Db } from '#platform/db.ts'

/** Adds rows until there are `to`; the rows up to `from` are there already. */
export type DataLoader = {
  name: string
  load(db: Db, from: number, to: number): Promise<void>
  /** Beyond so many rows nothing is measured. */
  atMost?: number
}
