// Databases for tests are migrated, apart from each other, and gone when dropped.
import { expect, inject, test } from 'vitest'
import { areMigrationsApplied } from '#platform/migrations.ts'
import { openTestDb } from './open-test-db.ts'
import { createTestDatabase, dropTestDatabase, migrationsFolder } from './test-database.ts'

const postgres = inject('postgres')

test('two databases made at once are migrated and know nothing of each other', async () => {
  const [left, right] = await Promise.all([createTestDatabase(postgres), createTestDatabase(postgres)])
  const leftDb = openTestDb(left)
  const rightDb = openTestDb(right)
  expect(await areMigrationsApplied(leftDb, migrationsFolder)).toBe(true)
  await leftDb.pool.query('create table only_left (id int)')
  await expect(rightDb.pool.query('select * from only_left')).rejects.toThrow('does not exist')
  await leftDb.close()
  // Even one that somebody is still connected to.
  await rightDb.pool.query('select 1')
  await Promise.all([dropTestDatabase(postgres, left), dropTestDatabase(postgres, right)])
  await expect(openTestDb(left).pool.query('select 1')).rejects.toThrow('does not exist')
  await rightDb.close()
})
