// A board from before its numbers were kept: the newest version knows them at once, in place and out of a backup.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { countBySea, countByType } from '#features/jobs/server/listing-counts.store.ts'
import { type ConnectionFields, connectionUrl } from '#platform/db.ts'
import { listMigrations, migrate, runMigrations } from '#platform/migrations.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { runScript } from '#testing/run-script.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { migrationsDir } from './paths.ts'

const postgres = inject('postgres')
/** Up to and with 0038. */
const before = 39
let old: ConnectionFields
let other: ConnectionFields
let folder: string

const listings = `
  insert into jobs (title, company, location, job_type, active, place, created_at, expires_at, search_text, search_location, search_words)
  select 'Berth ' || n, 'Harbour Works', 'Malta', case when n % 2 = 0 then '{job}'::text[] else '{job,volunteer}' end, n % 5 <> 0,
    '{"sea": "baltic"}', now(), now() + n * interval '1 day' - interval '2 days', '', '', '' from generate_series(1, 20) as n`

beforeAll(async () => {
  folder = await makeTestFolder()
  old = await createTestDatabase(postgres, 'template1')
  other = await createTestDatabase(postgres, 'template1')
  const db = openTestDb(old)
  const client = await db.pool.connect()
  await runMigrations(client, listMigrations(migrationsDir).slice(0, before))
  await client.query(listings)
  client.release()
  await db.close()
})
afterAll(async () => {
  await dropTestDatabase(postgres, old)
  await dropTestDatabase(postgres, other)
})

async function run(command: 'backup' | 'restore', database: ConnectionFields, file: string) {
  const env = { DATABASE_URL: connectionUrl(database), DATA_DIR: join(folder, command) }
  expect(await runScript(command, [file], env)).toMatchObject({ code: 0 })
}

test('the numbers of a board from before migration 39 are known after it, and after a restore', {
  timeout: 60_000,
}, async () => {
  await migrate(old, migrationsDir)
  const file = join(folder, 'counted.backup')
  await run('backup', old, file)
  await run('restore', other, file)
  for (const database of [old, other]) {
    const db = openTestDb(database)
    const now = new Date()
    // Of twenty four are closed and two have ended.
    expect(await countByType(db.orm, now)).toEqual({
      totalJobs: 14,
      jobsByType: { job: 14, volunteer: 7, internship: 0 },
    })
    expect(await countBySea(db.orm, now)).toEqual([{ sea: 'baltic', count: 14 }])
    await db.close()
  }
})
