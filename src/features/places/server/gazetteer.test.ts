// The gazetteer fills itself: once, whole or not at all, and again only when its data is another.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#platform/db.ts'
import { unhurried } from '#testing/open-test-db.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { ensureTowns } from './gazetteer.service.ts'
import { townLoads, towns } from './places.table.ts'
import { findLoadedVersion } from './towns.store.ts'

let app: TestApi
let other: TestApi
beforeAll(async () => {
  app = await startApi()
  other = await app.beside()
})
afterAll(() => app.stop())

const countTowns = () => app.deps.db.orm.$count(towns)
const readOldest = async () => {
  const { rows } = await app.deps.db.orm.execute<{ xmin: string }>(sql`select xmin::text from towns group by 1`)
  return rows.map(({ xmin }) => xmin)
}

test('a start that is cut off in the middle leaves no half gazetteer', async () => {
  await app.deps.db.orm.delete(towns)
  await app.deps.db.orm.delete(townLoads)
  const loading = ensureTowns(app.deps).then(
    () => 'loaded',
    () => 'cut off',
  )
  const isLoading = async () => {
    const { rows } = await other.deps.db.orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'insert into "towns"%' and pid <> pg_backend_pid()`,
    )
    return rows.length > 0
  }
  while (!(await isLoading()));
  expect(await loading).toBe('cut off')
  expect([await countTowns(), await findLoadedVersion(app.deps.db.orm)]).toEqual([0, null])
})

test('two instances that start together fill it once, within seconds', async () => {
  const start = performance.now()
  await Promise.all([ensureTowns(app.deps), ensureTowns(other.deps)])
  const seconds = (performance.now() - start) / 1000
  expect(await countTowns()).toBeGreaterThan(135_000)
  expect(await readOldest()).toHaveLength(1)
  expect(seconds).toBeLessThan(30)
})

test('the next start finds it there and does nothing; other data replaces all of it', async () => {
  const before = await readOldest()
  await ensureTowns(app.deps)
  expect(await readOldest()).toEqual(before)
  await app.deps.db.orm.update(townLoads).set({ version: 'older' })
  const count = await countTowns()
  await ensureTowns(app.deps)
  expect(await countTowns()).toBe(count)
  expect(await readOldest()).not.toEqual(before)
})

test('on a machine that is slow over it a start takes longer, and does not fail', async () => {
  const { orm, connection } = app.deps.db
  await orm.execute(sql`create function dawdle() returns trigger language plpgsql as
    $$ begin if not exists (select from towns) then perform pg_sleep(1.5); end if; return null; end $$`)
  await orm.execute(sql`create trigger dawdle before insert on towns for each statement execute function dawdle()`)
  await orm.delete(towns)
  await orm.delete(townLoads)
  const db = openDb(connection, { ...unhurried, statementMs: 1_000 })
  try {
    await ensureTowns({ ...app.deps, db })
  } finally {
    await db.close()
    await orm.execute(sql`drop trigger dawdle on towns`)
  }
  expect(await countTowns()).toBeGreaterThan(135_000)
})
