// Does the search find what people mean? Judged queries over listings written for it, with how much of what is meant comes
// back (recall@20) and how much of what comes back is meant (precision@10).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import { boardRegion } from './board.cache.ts'
import { insertJobs } from './jobs.store.ts'
import { type JudgedListing, judgedCorpus } from './judged-corpus.fixture.ts'
import { type JudgedQuery, judgedQueries } from './judged-queries.fixture.ts'

let app: TestApi
let member: Person
let listings: (JudgedListing & { id: string })[]
beforeAll(async () => {
  app = await startApi()
  member = await aMember(app)
  const now = app.deps.clock.now().getTime()
  const rest = { jobUrl: 'https://jobs.example/', companyLogo: '', workType: null, industrySection: 'marine' }
  const flags = { paidPosition: false, featured: false, active: true, displayDays: 30 }
  const posts = judgedCorpus.map(({ about: _, ...text }, index) => ({
    ...text,
    ...rest,
    ...flags,
    createdAt: new Date(now - index * 60_000),
  }))
  const made = await boardRegion(app.deps).change(app.deps.db, (tx) => insertJobs(tx, posts))
  const byTime = [...made].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  listings = judgedCorpus.map((listing, index) => ({ ...listing, id: byTime[index]!.id }))
})
afterAll(() => app.stop())

function meantBy([, ...lists]: JudgedQuery): Set<string> {
  const isMeant = ({ about, company }: JudgedListing) =>
    lists.length > 0 &&
    lists.every((list) =>
      list.some(
        (each) =>
          about.includes(each) || (each === 'lobster at oneill' && about.includes('lobster') && /Neill/.test(company)),
      ),
    )
  return new Set(listings.filter(isMeant).map(({ id }) => id))
}

async function found(search: string): Promise<string[]> {
  const { body } = await app.as(member)<JobList>('GET', `/api/jobs?search=${encodeURIComponent(search)}`)
  return body.jobs.flatMap((entry) => ('locked' in entry ? [] : [entry.id]))
}

async function judge(query: JudgedQuery) {
  const meant = meantBy(query)
  const ids = await found(query[0])
  const first = ids.slice(0, 10)
  const recall = meant.size === 0 ? 1 : ids.filter((id) => meant.has(id)).length / Math.min(20, meant.size)
  const precision = first.length === 0 ? 1 : first.filter((id) => meant.has(id)).length / first.length
  return { search: query[0], recall, precision }
}

test('most of what is meant is found, and most of what is found is meant', async () => {
  expect(judgedCorpus.length).toBeGreaterThanOrEqual(300)
  expect(judgedQueries.length).toBeGreaterThanOrEqual(150)
  const verdicts: Awaited<ReturnType<typeof judge>>[] = []
  for (const query of judgedQueries) verdicts.push(await judge(query))
  const mean = (of: (verdict: (typeof verdicts)[number]) => number) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / verdicts.length
  const recall = mean((verdict) => verdict.recall)
  const precision = mean((verdict) => verdict.precision)
  const weak = verdicts.filter((verdict) => verdict.recall < 1 || verdict.precision < 1)
  const lines = weak.map(
    (each) => `  ${each.search}: recall ${each.recall.toFixed(2)}, precision ${each.precision.toFixed(2)}`,
  )
  process.stdout.write(
    `${verdicts.length} queries over ${judgedCorpus.length} listings: recall@20 ${recall.toFixed(3)}, precision@10 ${precision.toFixed(3)}\n${lines.join('\n')}\n`,
  )
  expect(recall).toBeGreaterThanOrEqual(0.97)
  expect(precision).toBeGreaterThanOrEqual(0.9)
})
