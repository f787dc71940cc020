// How listings are read: the newest come out of an index, however many there are.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { isLiveAt, newestFirst } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('a page of the newest is read in the order of the index, without sorting the whole board', async () => {
  const plan = await app.deps.db.orm.transaction(async (tx) => {
    // With a handful of rows the database would rather sort them.
    await tx.execute(sql`set local enable_sort = off`)
    const page = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(isLiveAt(new Date()))
      .orderBy(...newestFirst)
      .limit(20)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/Index (Only )?Scan Backward using jobs_live_newest/)
  expect(plan).not.toMatch(/Sort/)
})

test('words join their index with the row: there is no waiting list that each search would read', async () => {
  const { rows } = await app.deps.db.orm.execute<{ name: string; options: string[] | null }>(sql`
    select pg_class.relname as name, reloptions as options from pg_class join pg_am on pg_am.oid = relam
    where amname = 'gin'`)
  const waiting = rows.filter(({ options }) => !options?.includes('fastupdate=false')).map(({ name }) => name)
  expect(waiting).toEqual(['jobs_search_text'])
})
