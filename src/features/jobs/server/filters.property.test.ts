// Whatever filters are combined, the board shows what a plain look through all listings would give.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldText } from '#shared/fold-text.ts'
import { aMember, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { type BoardSearch, readFilters, toggled, writeFilters } from '../board-search.ts'
import { type JobType, jobTypes, type WorkType, workTypes } from '../job.rules.ts'
import type { Job, JobList } from '../job.schema.ts'
import { boardRegion } from './board.cache.ts'
import { insertJobs } from './jobs.store.ts'

let app: TestApi
let member: Person
let all: Job[]
const places = ['Lisbon, Portugal', 'Saint-Denis, Réunion', 'Depth 100% Bay', 'Kelp_Cove']

beforeAll(async () => {
  app = await startApi()
  member = await aMember(app)
  const now = app.deps.clock.now().getTime()
  const posts = Array.from({ length: 60 }, (_, index) => ({
    title: `Listing ${index}`,
    company: 'Harbour Works',
    location: places[index % places.length]!,
    jobUrl: 'https://jobs.example/',
    companyLogo: '',
    description: '',
    jobType: jobTypes.filter((_type, at) => ((index + 1) >> at) & 1) as JobType[],
    workType: ([...workTypes, null] as const)[index % 3]!,
    paidPosition: index % 5 === 0,
    featured: false,
    active: index % 11 !== 0,
    displayDays: 30,
    experienceLevel: 'entry-level',
    industrySection: 'marine',
    createdAt: new Date(now - index * 60_000),
  }))
  all = await boardRegion(app.deps).change(app.deps.db, (tx) =>
    insertJobs(
      tx,
      posts.map((post) => ({ ...post, jobType: post.jobType.length ? post.jobType : ['job'] })),
    ),
  )
})
afterAll(() => app.stop())

type Step = (filters: BoardSearch) => BoardSearch
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...jobTypes).map(
    (type): Step =>
      (filters) => ({ ...filters, jobType: toggled(filters.jobType, type) }),
  ),
  fc.constantFrom(...workTypes).map(
    (type): Step =>
      (filters) => ({ ...filters, workType: toggled(filters.workType, type) }),
  ),
  fc.constant<Step>((filters) => ({ ...filters, paidPosition: filters.paidPosition ? undefined : true })),
  fc.constantFrom('portugal', 'REUNION', '%', '_', 'atlantis', '').map(
    (location): Step =>
      (filters) => ({ ...filters, location: location || undefined }),
  ),
  fc.constant<Step>(() => ({})),
)

function bruteForce({ jobType, workType, paidPosition, location }: BoardSearch): string[] {
  return all
    .filter((job) => job.active)
    .filter((job) => !jobType?.length || job.jobType.some((type) => jobType.includes(type)))
    .filter((job) => !workType?.length || workType.includes(job.workType as WorkType))
    .filter((job) => !paidPosition || job.paidPosition)
    .filter((job) => !location || foldText(job.location).includes(foldText(location)))
    .map((job) => job.title)
}

test('any sequence of filter changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      // Through the address and back, as a person's changes go.
      const filters = steps.reduce<BoardSearch>((state, next) => readFilters(writeFilters(next(state))), {})
      const seen: string[] = []
      for (let page = 1; page <= 4; page += 1) {
        const query = new URLSearchParams({ ...writeFilters(filters), page: String(page) })
        const { body } = await app.as(member)<JobList>('GET', `/api/jobs?${query}`)
        seen.push(...body.jobs.flatMap((entry) => ('locked' in entry ? [] : [entry.title])))
        if (page === 1) expect(body.total).toBe(bruteForce(filters).length)
      }
      expect(seen).toEqual(bruteForce(filters))
    }),
    { numRuns: 60 },
  )
})
