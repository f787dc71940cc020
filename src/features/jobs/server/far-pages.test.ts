// Every page of the board, near and far and in every order, is the slice that a plain look through all listings would give.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPlace } from '#features/places/place.schema.ts'
import { aMember, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import { isLive } from '../closing.rules.ts'
import { jobTypes, pageSize } from '../job.rules.ts'
import type { Job } from '../job.schema.ts'
import { boardRegion } from './board.cache.ts'
import { deleteJob, insertJobs } from './jobs.store.ts'

let app: TestApi
let member: Person
let all: Job[]
const minute = 60_000
const day = 86_400_000

/** Many at the same moment, over a week; every third without a last day, some that end within hours, some closed. */
function makePosts(from: number, to: number) {
  const now = app.deps.clock.now().getTime()
  const closing = (index: number) => new Date(now + ((index % 5) + 2) * day).toISOString().slice(0, 10)
  return Array.from({ length: to - from }, (_, at) => {
    const index = from + at
    return {
      title: index % 4 === 0 ? `Kelp listing ${index}` : `Listing ${index}`,
      company: index % 10 === 0 ? 'Reef House' : 'Harbour Works',
      location: 'Lisbon, Portugal',
      jobUrl: 'https://jobs.example/',
      companyLogo: '',
      description: 'All about kelp',
      jobType: [jobTypes[index % 3]!],
      workType: null,
      paidPosition: index % 50 !== 0,
      featured: false,
      active: index % 31 !== 0,
      displayDays: 8,
      experienceLevel: 'entry-level',
      industrySection: 'marine',
      createdAt: new Date(now - Math.floor(index / 40) * 130 * minute),
      closesOn: index % 3 === 0 ? null : closing(index),
      place: { ...noPlace, country: index % 20 === 0 ? 'FJ' : 'PT' },
    }
  })
}

beforeAll(async () => {
  app = await startApi()
  member = await aMember(app)
  await boardRegion(app.deps).change(app.deps.db, async (tx) => {
    all = []
    for (let from = 0; from < 2_800; from += 400) all.push(...(await insertJobs(tx, makePosts(from, from + 400))))
  })
}, 60_000)
afterAll(() => app.stop())

const newestFirst = (one: Job, other: Job) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.id > one.id ? 1 : -1)
const orders = {
  newest: newestFirst,
  closing: (one: Job, other: Job) =>
    Date.parse(one.closesOn ?? '9999') - Date.parse(other.closesOn ?? '9999') || newestFirst(one, other),
  match: newestFirst,
}
const kelpInTitle = (one: Job, other: Job) =>
  Number(other.title.startsWith('Kelp')) - Number(one.title.startsWith('Kelp')) || newestFirst(one, other)

type Question = { asked: string; has: (job: Job) => boolean; isSearch?: true }
const questions: Question[] = [
  { asked: '', has: () => true },
  { asked: 'paidPosition=true', has: (job) => job.paidPosition },
  { asked: 'country=PT', has: (job) => job.place?.country === 'PT' },
  { asked: 'jobType=job,volunteer', has: ({ jobType }) => !jobType.includes('internship') },
  { asked: 'company=harbour works', has: ({ company }) => company === 'Harbour Works' },
  { asked: 'country=FJ', has: (job) => job.place?.country === 'FJ' },
  { asked: 'search=kelp', has: () => true, isSearch: true },
  { asked: 'search=kelp&country=PT', has: (job) => job.place?.country === 'PT', isSearch: true },
]

function expected({ has, isSearch }: Question, sort: keyof typeof orders): Job[] {
  const now = app.deps.clock.now()
  return all
    .filter((job) => isLive(job, now) && has(job))
    .sort(isSearch && sort === 'match' ? kelpInTitle : orders[sort])
}

async function compare(question: Question, sort: keyof typeof orders, page: number): Promise<void> {
  const wanted = expected(question, sort)
  const { body } = await app.as(member)<JobList>('GET', `/api/jobs?${question.asked}&sort=${sort}&page=${page}`)
  const seen = body.jobs.map((entry) => ('locked' in entry ? 'locked' : entry.id))
  expect(seen).toEqual(wanted.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id))
  expect(body).toMatchObject({ page, total: wanted.length, totalPages: Math.ceil(wanted.length / pageSize) })
}

async function compareAll(sort: keyof typeof orders): Promise<void> {
  const last = Math.ceil(expected(questions[0]!, sort).length / pageSize)
  expect(last).toBeGreaterThan(100)
  for (let page = 45; page <= last + 1; page += 1) await compare(questions[0]!, sort, page)
}

test('every page of the whole board, to the last and beyond', async () => {
  for (const sort of ['newest', 'closing'] as const) await compareAll(sort)
})

test('any page of any question in any order', async () => {
  const sorts = fc.constantFrom(...(Object.keys(orders) as (keyof typeof orders)[]))
  const asked = fc.tuple(fc.constantFrom(...questions), sorts, fc.integer({ min: 40, max: 140 }))
  await fc.assert(
    fc.asyncProperty(asked, ([question, sort, page]) => compare(question, sort, page)),
    { numRuns: 150 },
  )
})

test('after a listing has gone, and after others have ended by themselves', async () => {
  const gone = all.splice(1_200, 3)
  await boardRegion(app.deps).change(app.deps.db, async (tx) => {
    for (const { id } of gone) await deleteJob(tx, id)
  })
  for (const page of [51, 70, 110]) await compare(questions[0]!, 'newest', page)
  // So that some have ended and some are about to, in the hour that runs.
  const before = expected(questions[0]!, 'newest').length
  app.advance(1.9 * day)
  expect(expected(questions[0]!, 'newest').length).toBeLessThan(before)
  for (const sort of ['newest', 'closing'] as const)
    for (const page of [51, 66, 90]) await compare(questions[0]!, sort, page)
})

test('a page beyond the last is empty, whatever its number', async () => {
  for (const asked of ['page=999999', 'page=999999&sort=closing', 'page=999999&country=PT']) {
    const { body } = await app.as(member)<JobList>('GET', `/api/jobs?${asked}`)
    expect(body.jobs).toEqual([])
    expect(body.totalPages).toBeGreaterThan(40)
  }
})
