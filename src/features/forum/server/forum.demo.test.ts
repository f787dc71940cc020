// The demo's forum: all of it, told once, by people who can not sign in.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { cpuMsOf } from '#testing/own-time.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { addDemoForum } from './forum.demo.ts'

let app: TestApi
let loadMs = 0

beforeAll(async () => {
  app = await startApi()
  await app.deps.db.orm.transaction(async (tx) => {
    await addDemoAccounts(app.deps, tx)
    loadMs = await cpuMsOf(() => addDemoForum(app.deps, tx))
    await addDemoForum(app.deps, tx)
  })
})
afterAll(() => app.stop())

async function one<T = unknown>(query: string): Promise<T> {
  return (await app.deps.db.orm.execute(sql.raw(query))).rows[0] as T
}

test('forty topics and three hundred replies are there once, in about a second', async () => {
  expect(
    await one(
      'select (select count(*) from forum_topics)::int as topics, (select count(*) from forum_replies)::int as replies',
    ),
  ).toEqual({ topics: 40, replies: 300 })
  expect(loadMs).toBeLessThan(2_000)
})

test('what topics count and show is what is there, between sixty-one days ago and now', async () => {
  const wrong = await one(`
    select count(*)::int as n from forum_topics t where reply_count <> (select count(*) from forum_replies r where r.topic_id = t.id)
      or last_reply_at is distinct from (select max(created_at) from forum_replies r where r.topic_id = t.id)
      or last_reply_author_id is distinct from (select author_id from forum_replies r where r.topic_id = t.id order by created_at desc limit 1)
      or exists (select 1 from forum_replies r where r.topic_id = t.id and r.created_at <= t.created_at)`)
  expect(wrong).toEqual({ n: 0 })
  const { first, last } = await one<{ first: string; last: string }>(
    'select min(created_at) as first, max(last_activity_at) as last from forum_topics',
  )
  expect(Date.parse(last)).toBeLessThan(app.deps.clock.now().getTime())
  expect(Date.parse(first)).toBeGreaterThan(app.deps.clock.now().getTime() - 61 * 86_400_000)
})

test('every speaker has an example address and nobody can sign in as them', async () => {
  expect(await one("select count(*)::int as n from users where email not like '%.example'")).toEqual({ n: 0 })
  expect(await one("select count(*)::int as n from users where password_hash like '%AAAAAA'")).toEqual({ n: 25 })
  expect((await app.call('POST', '/api/login', { email: 'kelp_kate@people.example', password: 'none' })).status).toBe(
    401,
  )
})
