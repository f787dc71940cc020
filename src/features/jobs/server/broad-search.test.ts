// Words that very many listings have: another road to the same answers, and numbers that are counted beforehand.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import { indexVersion } from './search-index.ts'
import { countBroadWords } from './tallies.service.ts'

let app: TestApi
let member: Person
const many = 18_000

/** Every listing has `transect`, every fourth `ballast`, every third of these is gone; `keel` and `mast` never stand together. */
beforeAll(async () => {
  app = await startApi()
  member = await aMember(app)
  const { orm } = app.deps.db
  const now = app.deps.clock.now().toISOString()
  await orm.execute(sql`
    insert into jobs (title, company, location, job_type, work_type, experience_level, active, created_at, expires_at,
      search_text, search_location, search_words, search_version)
    select 'Listing ' || n, 'Quay', 'Malta', array[(array['job', 'volunteer'])[1 + n % 2]],
      (array['full-time', 'part-time'])[1 + n % 5 / 4], 'senior', n % 12 <> 4,
      ${now}::timestamptz - n * interval '1 minute', ${now}::timestamptz + interval '9 days', '', '',
      ('transect:1 ' || case when n % 4 = 0 then 'ballast:2 ' else '' end || case when n % 2 = 0 then 'keel:3' else 'mast:3' end)::tsvector,
      ${indexVersion}
    from generate_series(1, ${sql.raw(String(many))}) as n`)
  await orm.execute(sql`analyze jobs`)
})
afterAll(() => app.stop())

const list = async (query: string) => (await app.as(member)<JobList>('GET', `/api/jobs?${query}`)).body
const titles = ({ jobs }: JobList) => jobs.map((entry) => ('locked' in entry ? null : entry.title))
const numbers = Array.from({ length: many }, (_, index) => index + 1).filter((n) => n % 12 !== 4)
const expected = (isFound: (n: number) => boolean, page = 1) =>
  numbers
    .filter(isFound)
    .slice((page - 1) * 20, page * 20)
    .map((n) => `Listing ${n}`)

test('a broad word finds the newest first, with a total and numbers that are exact up to ten thousand', async () => {
  const found = numbers.filter((n) => n % 4 === 0)
  for (const page of [1, 2, 40]) {
    const answer = await list(`search=ballast&page=${page}`)
    expect([page, titles(answer), answer.total]).toEqual([page, expected((n) => n % 4 === 0, page), found.length])
  }
  const { facets } = await list('search=ballast')
  const partTime = found.filter((n) => n % 5 === 4).length
  expect(facets).toMatchObject({
    jobType: { job: found.length },
    workType: { 'full-time': found.length - partTime, 'part-time': partTime },
    experienceLevel: { senior: found.length },
  })
})

test('filters narrow a broad word, and its own numbers are not narrowed by a filter', async () => {
  const isFound = (n: number) => n % 4 === 0 && n % 5 === 4
  const answer = await list('search=ballast&workType=part-time')
  const all = numbers.filter((n) => n % 4 === 0).length
  expect([titles(answer), answer.total]).toEqual([expected(isFound), numbers.filter(isFound).length])
  expect(answer.facets?.workType).toEqual({ 'full-time': all - answer.total, 'part-time': answer.total })
})

test('two broad words that never stand together find nothing', async () => {
  expect(await list('search=keel%20mast')).toMatchObject({ total: 0, jobs: [] })
})

test('beyond ten thousand finds the newest ten thousand are counted, once for a while', async () => {
  await countBroadWords(app.deps)
  await app.deps.batches.flush()
  const answer = await list('search=transect')
  const partTime = numbers.slice(0, 10_000).filter((n) => n % 5 === 4).length
  expect([answer.total, titles(answer)]).toEqual([10_000, expected(() => true)])
  expect(answer.facets?.workType).toEqual({ 'full-time': 10_000 - partTime, 'part-time': partTime })
  const { rows } = await app.deps.db.orm.execute<{ asked: string }>(sql`select asked from broad_tallies`)
  expect(rows.map(({ asked }) => asked).join()).toContain('transect')
  await app.deps.db.orm.execute(sql`update broad_tallies set facets = jsonb_set(facets, '{sea}', '{"Baltic": 7}')`)
  app.advance(61_000)
  expect((await list('search=transect')).facets?.sea).toEqual({ Baltic: 7 })
  app.advance(7_300_000)
  expect((await list('search=transect')).facets?.sea).toEqual({})
})
