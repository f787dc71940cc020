// The demo's board: enough of everything, in all states, told once.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { modes } from '#features/places/place.rules.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { payClasses } from '../pay/pay.rules.ts'
import { listings } from './demo/listings.ts'
import { organisations } from './demo/organisations.ts'
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

test('about 120 listings over 60 days: live, closed by the clock and by hand, featured, paid and not, of every kind', async () => {
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
    from jobs where created_at > now() - interval '105 days'`)
  const { all, days, kinds, ...states } = rows[0]!
  expect(all).toBeGreaterThanOrEqual(110)
  expect(all).toBeLessThanOrEqual(130)
  expect(days).toBeGreaterThanOrEqual(55)
  expect(kinds).toBe(3)
  for (const [state, count] of Object.entries(states)) expect(count, state).toBeGreaterThan(0)
})

test('what work pays can be told over at least three quarters, none of it from listings that are open', async () => {
  const { rows } = await app.deps.db.orm.execute<{ listings: number; live: number }>(sql`
    select count(*)::int as listings, count(*) filter (where created_at < now() - interval '105 days' and live_until > now())::int as live
    from jobs group by date_trunc('quarter', created_at) having count(*) >= 5`)
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(rows.every(({ live }) => live === 0)).toBe(true)
})

test('nobody finds the same listing twice among those that are open, and what was posted before is the older one', async () => {
  const { rows } = await app.deps.db.orm.execute<Record<string, number>>(sql`
    select count(distinct title) filter (where active and expires_at > now())::int as titles,
      count(*) filter (where active and expires_at > now())::int as live,
      (select count(*) from (select title from jobs group by title having count(*) > 1) as again)::int as again
    from jobs`)
  const { titles, live, again } = rows[0]!
  expect(titles).toBe(live)
  expect(live).toBeGreaterThanOrEqual(70)
  expect(again).toBeGreaterThanOrEqual(5)
})

test('a closing day that a listing names is the day on which it leaves the board', async () => {
  const { rows } = await app.deps.db.orm.execute<{ named: string; leaves: string }>(sql`
    select substring(application_instructions from ' by ([0-9]+ [A-Z][a-z]+ [0-9]{4})') as named,
      to_char(closes_on, 'FMDD FMMonth YYYY') as leaves
    from jobs where application_instructions like '% page by %' and live_until > now()`)
  expect(rows.length).toBeGreaterThan(10)
  for (const { named, leaves } of rows) expect(named).toBe(leaves)
})

test('the board shows what applicants must have: papers of many kinds, languages, visas that are sponsored', async () => {
  const { rows } = await app.deps.db.orm.execute<Record<string, number>>(sql`
    select count(distinct code)::int as certificates,
      (select count(distinct spoken) from jobs, jsonb_array_elements_text(needs->'languages') as spoken)::int as languages,
      (select count(*) from jobs where live_until > now() and needs->>'visa' = 'sponsored')::int as sponsored
    from jobs, jsonb_array_elements_text(needs->'certificates') as code where live_until > now()`)
  const { certificates, languages, sponsored } = rows[0]!
  expect(certificates).toBeGreaterThanOrEqual(8)
  expect(languages).toBeGreaterThanOrEqual(4)
  expect(sponsored).toBeGreaterThanOrEqual(3)
})

test('the board has every kind of pay, work on site, at home and at sea, and days on which seasons begin and end', async () => {
  const { rows } = await app.deps.db.orm.execute<{ pay: string[]; modes: string[]; seasons: number }>(sql`
    select array_agg(distinct coalesce(pay->>'class', 'not_stated')) as pay,
      array_agg(distinct coalesce(place->>'mode', 'onsite')) as modes,
      count(*) filter (where ends_on > starts_on)::int as seasons
    from jobs where live_until > now()`)
  const { pay, modes: kinds, seasons } = rows[0]!
  expect(pay.sort()).toEqual([...payClasses].sort())
  expect(kinds.sort()).toEqual([...modes].sort())
  expect(seasons).toBeGreaterThanOrEqual(5)
})

test('at least ninety different listings say what the work is in 60 to 150 words of their own', () => {
  expect(listings.length).toBeGreaterThanOrEqual(90)
  for (const part of ['title', 'about', 'asks'] as const)
    expect(new Set(listings.map((listing) => listing[part])).size, part).toBe(listings.length)
  const counts = listings.map(({ title, about }) => ({ title, words: about.split(/\s+/).length }))
  expect(counts.filter(({ words }) => words < 60 || words > 150)).toEqual([])
})

test('every organisation of the demo offers something, and its name is taken once', () => {
  const offering = new Set(listings.map(({ at }) => at))
  expect(Object.keys(organisations).filter((key) => !offering.has(key as keyof typeof organisations))).toEqual([])
  const names = Object.values(organisations).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
