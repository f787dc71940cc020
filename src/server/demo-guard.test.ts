// Which databases demo and development may have.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ConnectionFields } from '#platform/db.ts'
import { aFreeMember } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { loadDemoData } from './demo-data.ts'
import { RealDatabase, refuseRealDatabase } from './demo-guard.ts'

const postgres = inject('postgres')
let app: TestApi
let own: ConnectionFields
beforeAll(async () => {
  app = await startApi()
  const { rows } = await app.deps.db.pool.query('select current_database() as name')
  own = { ...postgres.app, database: rows[0].name }
})
afterAll(() => app.stop())

test('an empty database may become a demo, with tables or without', async () => {
  await refuseRealDatabase(own)
  const bare = await createTestDatabase(postgres, 'template1')
  await refuseRealDatabase(bare)
  await dropTestDatabase(postgres, bare)
})

test('a database with people is refused with one line that says what to do, until the demo has begun it', async () => {
  await aFreeMember(app)
  await expect(refuseRealDatabase(own)).rejects.toThrow(RealDatabase)
  await expect(refuseRealDatabase(own)).rejects.toThrow(/^This database has people.*npm start.*DATA_DIR of its own\.$/)
  await loadDemoData(app.deps)
  await refuseRealDatabase(own)
})

test('a demo of an earlier version has no mark and goes on; a mark is enough when its accounts were deleted', async () => {
  const { pool } = app.deps.db
  await pool.query('delete from demo_mark')
  await refuseRealDatabase(own)
  await pool.query('insert into demo_mark values (1, now())')
  await pool.query(`delete from users where email_key like '%@oceanberth.example'`)
  await refuseRealDatabase(own)
})
