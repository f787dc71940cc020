// The demo's board: enough of everything, in all states, told once.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { addDemoJobs } from './jobs.demo.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
  await app.deps.db.orm.transaction(async (tx) => {
    await addDemoAccounts(app.deps, tx)
    await addDemoJobs(app.deps, tx)
    await addDemoJobs(app.deps, tx)
  })
})
afterAll(() => app.stop())

test('about 140 listings over 60 days: live, closed by the clock and by hand, featured, paid and not, of every kind', async () => {
  const { rows } = await app.deps.db.orm.execute<Record<string, number>>(sql`
    select count(*)::int as all,
      extract(day from max(created_at) - min(created_at))::int as days,
      count(*) filter (where active and expires_at > now())::int as live,
      count(*) filter (where active and expires_at <= now())::int as expired,
      count(*) filter (where not active)::int as off,
      count(*) filter (where featured)::int as featured,
      count(*) filter (where paid_position)::int as paid,
      count(*) filter (where not paid_position)::int as unpaid,
      count(*) filter (where created_at > now() - interval '24 hours')::int as fresh,
      (select count(distinct kind) from jobs, unnest(job_type) as kind)::int as kinds
    from jobs`)
  const { all, days, kinds, ...states } = rows[0]!
  expect(all).toBeGreaterThanOrEqual(135)
  expect(all).toBeLessThanOrEqual(150)
  expect(days).toBeGreaterThanOrEqual(55)
  expect(kinds).toBe(3)
  for (const [state, count] of Object.entries(states)) expect(count, state).toBeGreaterThan(0)
})
