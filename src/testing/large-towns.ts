// A small gazetteer for every test database: towns of 100,000 and more, and those we added ourselves. All of them would
// double what a database costs; a test that is about small towns calls `ensureTowns`.
import { moreTowns } from '#features/places/server/more-towns.ts'
import { readTownFile, type Town } from '#features/places/server/town-file.ts'
import { insertTowns } from '#features/places/server/towns.store.ts'
import type { Connection } from '#platform/db.ts'
import { openTestDb } from './open-test-db.ts'

const largeFrom = 100_000

export async function addLargeTowns(connection: Connection): Promise<void> {
  const large: Town[] = [...moreTowns]
  for await (const town of readTownFile()) if (town.population >= largeFrom) large.push(town)
  const db = openTestDb(connection)
  try {
    await insertTowns(db.orm, large)
  } finally {
    await db.close()
  }
}
