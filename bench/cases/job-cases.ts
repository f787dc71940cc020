// The board: the list plain, filtered and searched, a page further on, one listing, the numbers, and the rendered home page.
import { setTimeout as wait } from 'node:timers/promises'
import { asMember } from '../asking.ts'
import type { BenchCase, BenchContext } from '../bench-case.ts'
import { broadWords } from '../loaders/job-words.ts'

/** Words that no request has used before: nothing of the answer can be in a cache. */
function freshWords(count: number): string[] {
  const crew = ['biologist', 'technician', 'surveyor', 'educator', 'analyst', 'observer', 'engineer', 'diver']
  const places = ['lisbon', 'bergen', 'hobart', 'monterey', 'kiel', 'cebu', 'split', 'tarifa', 'dakar', 'lima']
  return Array.from(
    { length: count },
    (_, index) => `${crew[index % crew.length]} ${places[index % places.length]} berth${index}`,
  )
}

const kinds = ['technician', 'surveyor', 'educator', 'analyst', 'observer', 'engineer', 'diver', 'biologist']
const inAll = ['transects', 'comparable', 'year', 'write', 'report', 'ministry', 'reads', 'list', 'today', 'keep']

/** Each finds one listing, among the newest thousand, which every size has. */
function narrowWords(): string[] {
  const berths = Array.from({ length: 1_000 }, (_, index) => index + 1)
  return inAll
    .flatMap((word) => berths.map((n) => `${word} berth${n} ${kinds[(n - 1) % kinds.length]}`))
    .concat(inAll.flatMap((word) => berths.map((n) => `berth${n} ${word}`)))
}

const sayNothing =
  'a an and are as at be by for from in into is it its of on or our that the their this to we with'.split(' ')

/** A word of every eighth listing, never asked for twice in the same words: the page is read anew each time. */
function broadSearches(): string[] {
  const pairs = sayNothing.flatMap((one) => sayNothing.slice(0, 9).map((other) => `${one} ${other}`))
  return pairs.flatMap((before) => broadWords.map((word) => `${before} ${word}`))
}

function filteredSearches(): string[] {
  const types = ['job', 'volunteer', 'internship', 'job,volunteer', 'job,internship', 'volunteer,internship']
  const more = [
    '',
    '&paidPosition=true',
    '&workType=full-time',
    '&workType=part-time',
    '&workType=full-time&paidPosition=true',
  ]
  const asked = types.flatMap((type) => more.map((each) => `jobType=${type}${each}`))
  return asked.flatMap((filters) => broadWords.map((word) => `search=${word}&${filters}`))
}

/** Beginnings of words, as they come while somebody types. */
function typedWords(): string[] {
  const words = [
    ...kinds,
    ...broadWords,
    'harbour',
    'lisbon',
    'bergen',
    'monterey',
    'philippines',
    'hydrographic',
    'fisheries',
  ]
  const ends = words.flatMap((word) => [3, 4, 5, 6].map((length) => word.slice(0, length)))
  return [...new Set(ends)].flatMap((end) => ['', ...kinds, ...inAll].map((before) => `${before} ${end}`.trim()))
}

/** The server counts words of very many listings after its start; a search is not measured before. */
export async function untilCounted({ db, size }: BenchContext): Promise<void> {
  const isReady = async () => {
    const { rows } = await db.pool.query<{ n: number }>('select count(*)::int as n from broad_tallies')
    return (rows[0]?.n ?? 0) >= broadWords.length
  }
  const expected = size / 8 > 15_000
  for (const until = Date.now() + 300_000; expected && !(await isReady()) && Date.now() < until; ) await wait(1_000)
}

async function someJobs({ db }: BenchContext): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from jobs where active order by created_at desc limit 50',
  )
  return rows.map(({ id }) => id)
}

export const jobCases: BenchCase[] = [
  {
    name: 'GET /api/jobs member',
    scales: true,
    requests: (context) => asMember('/api/jobs', context),
    target: { ratio: 0.15 },
  },
  {
    name: 'GET /api/jobs member, page 5',
    scales: true,
    requests: (context) => asMember('/api/jobs?page=5', context),
    target: { ratio: 0.15 },
  },
  {
    name: 'GET /api/jobs member, search and filters',
    scales: true,
    requests: (context) => asMember('/api/jobs?search=marine+biologist&workType=full-time&location=lisbon', context),
    target: { ratio: 0.15 },
  },
  {
    name: 'GET /api/jobs member, fresh search',
    scales: true,
    isFresh: true,
    requests: (context) =>
      freshWords(20_000).map((words) => asMember(`/api/jobs?search=${encodeURIComponent(words)}`, context)),
  },
  {
    name: 'GET /api/jobs member, fresh narrow search',
    scales: true,
    isFresh: true,
    target: { growth: 3 },
    requests: (context) =>
      narrowWords().map((words) => asMember(`/api/jobs?search=${encodeURIComponent(words)}`, context)),
  },
  {
    name: 'GET /api/jobs member, fresh broad search',
    scales: true,
    isFresh: true,
    requests: async (context) => {
      await untilCounted(context)
      return broadSearches().map((words) => asMember(`/api/jobs?search=${encodeURIComponent(words)}`, context))
    },
  },
  {
    name: 'GET /api/jobs member, fresh broad search with filters',
    scales: true,
    isFresh: true,
    connections: 2,
    requests: (context) => filteredSearches().map((asked) => asMember(`/api/jobs?${asked}`, context)),
  },
  {
    name: 'GET /api/jobs/suggestions',
    scales: true,
    isFresh: true,
    connections: 2,
    requests: (context) =>
      typedWords().map((typed) => asMember(`/api/jobs/suggestions?prefix=${encodeURIComponent(typed)}`, context)),
  },
  {
    name: 'GET /api/jobs/:id',
    scales: true,
    requests: async (context) => (await someJobs(context)).map((id) => ({ path: `/api/jobs/${id}` })),
  },
  { name: 'GET /api/stats', scales: true, requests: () => ({ path: '/api/stats' }) },
]
