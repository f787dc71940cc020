// What tables share that are searched by words.
import { customType } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Words join their index with the row. Else they wait in a list that every search reads whole: 5 ms for 1,000 listings. */
export const atOnce = { fastupdate: false }
