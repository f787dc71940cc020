// The SQL of the gazetteer: filling it, finding towns by their names, and by the beginning of one.
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { beginsWith } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { placeKey } from '../place-key.ts'
import { townLoads, towns } from './places.table.ts'
import type { Town } from './town-file.ts'

export type KnownTown = Town & { key: string }

const columns = {
  id: towns.id,
  name: towns.name,
  key: towns.key,
  country: towns.country,
  region: towns.region,
  population: towns.population,
  lat: towns.lat,
  lon: towns.lon,
}

export async function findLoadedVersion(db: Sql): Promise<string | null> {
  const [row] = await db.select({ version: townLoads.version }).from(townLoads)
  return row?.version ?? null
}

/** In a transaction: nobody else fills the table until it ends. False: somebody does. */
export async function lockTowns(tx: Sql): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('towns', 0)) as mine`,
  )
  return rows[0]?.mine === true
}

export async function emptyTowns(tx: Sql): Promise<void> {
  await tx.delete(towns)
  await tx.delete(townLoads)
}

/** A column at a time: thousands of rows by eight parameters. */
export async function insertTowns(tx: Sql, batch: readonly Town[]): Promise<void> {
  const list = (read: (town: Town) => unknown) => sql.param(batch.map(read))
  await tx.execute(sql`insert into ${towns} (id, name, key, country, region, population, lat, lon)
    select * from unnest(${list(({ id }) => id)}::int[], ${list(({ name }) => name)}::text[],
      ${list(({ name }) => placeKey(name))}::text[], ${list(({ country }) => country)}::text[],
      ${list(({ region }) => region)}::text[], ${list(({ population }) => population)}::int[],
      ${list(({ lat }) => lat)}::float8[], ${list(({ lon }) => lon)}::float8[])`)
}

export async function noteLoad(tx: Sql, version: string, loadedAt: Date): Promise<void> {
  await tx.insert(townLoads).values({ version, loadedAt })
}

/** The planner guesses badly about a table that was empty a moment ago. */
export async function analyzeTowns(tx: Sql): Promise<void> {
  await tx.execute(sql`analyze ${towns}`)
}

export async function findTowns(db: Sql, keys: readonly string[]): Promise<KnownTown[]> {
  return keys.length === 0
    ? []
    : db
        .select(columns)
        .from(towns)
        .where(inArray(towns.key, [...keys]))
}

/** Towns whose name begins so, and those meant by another spelling; the largest first. */
export async function listTownsBeginning(
  db: Sql,
  beginning: string,
  meant: readonly { key: string; country: string }[],
  limit: number,
): Promise<KnownTown[]> {
  const others = meant.map(({ key, country }) => and(eq(towns.key, key), eq(towns.country, country)))
  return db
    .select(columns)
    .from(towns)
    .where(or(beginsWith(towns.key, beginning), ...others))
    .orderBy(desc(towns.population), towns.id)
    .limit(limit)
}
