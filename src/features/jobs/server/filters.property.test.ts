// Whatever filters are combined, the board shows and counts what a plain look through all listings would give.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modes } from '#features/places/place.rules.ts'
import { noPlace } from '#features/places/place.schema.ts'
import { foldText } from '#shared/fold-text.ts'
import { aMember, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import { type BoardSearch, readFilters, toggled, writeFilters } from '../board-search.rules.ts'
import { type JobType, jobTypes, type WorkType, workTypes } from '../job.rules.ts'
import type { Job } from '../job.schema.ts'
import { visas } from '../needs/needs.rules.ts'
import type { Needs } from '../needs/needs.schema.ts'
import { payClasses } from '../pay/pay.rules.ts'
import { bare } from '../pay/pay.schema.ts'
import { boardRegion } from './board.cache.ts'
import { insertJobs } from './jobs.store.ts'

let app: TestApi
let member: Person
let all: Job[]
const places = ['Lisbon, Portugal', 'Saint-Denis, Réunion', 'Depth 100% Bay', 'Kelp_Cove']

const somewhere = [
  { country: 'PT', sea: 'macaronesia', mode: 'onsite' as const },
  { country: 'PT', mode: 'remote' as const },
  { country: 'FJ', sea: 'south-pacific' },
]
const needs: Needs[] = [
  { certificates: ['stcw', 'first_aid'], languages: ['en'], visa: 'sponsored' },
  { certificates: ['first_aid'], languages: ['en', 'pt'], visa: 'not_stated' },
  { certificates: [], languages: [], visa: 'not_sponsored' },
]

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
    experienceLevel: ['entry-level', 'Senior', 'student'][index % 3]!,
    industrySection: 'marine',
    createdAt: new Date(now - index * 60_000),
    closesOn: index % 4 === 0 ? null : `2099-01-${String((index % 28) + 1).padStart(2, '0')}`,
    pay: index % 3 === 0 ? null : bare(payClasses[index % payClasses.length]!),
    place: index % 7 === 0 ? null : { ...noPlace, ...somewhere[index % somewhere.length]! },
    needs: index % 2 === 0 ? null : needs[index % needs.length]!,
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
  chosen('payClass', payClasses),
  chosen('mode', modes),
  chosen('country', ['PT', 'FJ', 'DE']),
  chosen('sea', ['macaronesia', 'south-pacific', 'arctic']),
  chosen('certificate', ['stcw', 'first_aid', 'divemaster']),
  chosen('language', ['en', 'pt']),
  chosen('visa', visas),
  chosen('experienceLevel', ['entry-level', 'senior']),
  fc.constantFrom('2099-01-10', '2099-01-01', undefined).map(
    (closesBefore): Step =>
      (filters) => ({ ...filters, closesBefore }),
  ),
  fc.constantFrom('hárbour works', 'Harbour', undefined).map(
    (company): Step =>
      (filters) => ({ ...filters, company }),
  ),
  fc.constant<Step>(() => ({})),
)

type Choice = 'payClass' | 'mode' | 'country' | 'sea' | 'certificate' | 'language' | 'visa' | 'experienceLevel'

function chosen<T extends string>(name: Choice, values: readonly T[]): fc.Arbitrary<Step> {
  return fc.constantFrom(...values).map(
    (value): Step =>
      (filters) => ({ ...filters, [name]: toggled(filters[name] as readonly string[] | undefined, value) }),
  )
}

/** What a listing has, by the name of each choice. */
function valuesOf(job: Job): Record<Choice, (string | null)[]> {
  return {
    payClass: [job.pay?.class ?? 'not_stated'],
    mode: [job.place?.mode ?? null],
    country: [job.place?.country ?? null],
    sea: [job.place?.sea ?? null],
    certificate: job.needs?.certificates ?? [],
    language: job.needs?.languages ?? [],
    visa: [job.needs?.visa ?? 'not_stated'],
    experienceLevel: [job.experienceLevel?.toLowerCase() ?? null],
  }
}

function isChosen(job: Job, filters: BoardSearch): boolean {
  return Object.entries(valuesOf(job)).every(([name, has]) => {
    const wanted: readonly string[] = filters[name as Choice] ?? []
    return wanted.length === 0 || has.some((value) => value !== null && wanted.includes(value))
  })
}

function bruteForce(filters: BoardSearch): Job[] {
  const { jobType, workType, paidPosition, location, closesBefore, company } = filters
  return all
    .filter((job) => isChosen(job, filters))
    .filter((job) => !closesBefore || (job.closesOn !== null && job.closesOn <= closesBefore))
    .filter((job) => !company || foldText(job.company) === foldText(company))
    .filter((job) => job.active)
    .filter((job) => !jobType?.length || job.jobType.some((type) => jobType.includes(type)))
    .filter((job) => !workType?.length || workType.includes(job.workType as WorkType))
    .filter((job) => !paidPosition || job.paidPosition)
    .filter((job) => !location || foldText(job.location).includes(foldText(location)))
}

function countOf(jobs: Job[], name: 'payClass' | 'mode' | 'country' | 'sea'): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of jobs.flatMap((job) => valuesOf(job)[name])) if (value) counts[value] = (counts[value] ?? 0) + 1
  return counts
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
        if (page > 1) continue
        expect(body.total).toBe(bruteForce(filters).length)
        for (const name of ['payClass', 'mode', 'country', 'sea'] as const)
          expect(body.facets?.[name]).toEqual(countOf(bruteForce({ ...filters, [name]: undefined }), name))
      }
      expect(seen).toEqual(bruteForce(filters).map((job) => job.title))
    }),
    { numRuns: 60 },
  )
})
