// The board: the list plain, filtered and searched, a page further on, one listing, the numbers, and the rendered home page.
import type { BenchCase, BenchContext, BenchRequest } from '../bench-case.ts'

const asMember = (path: string, { member }: BenchContext): BenchRequest => ({
  path,
  headers: { authorization: `Bearer ${member.token}` },
})

/** Words that no request has used before: nothing of the answer can be in a cache. */
function freshWords(count: number): string[] {
  const kinds = ['biologist', 'technician', 'surveyor', 'educator', 'analyst', 'observer', 'engineer', 'diver']
  const places = ['lisbon', 'bergen', 'hobart', 'monterey', 'kiel', 'cebu', 'split', 'tarifa', 'dakar', 'lima']
  return Array.from(
    { length: count },
    (_, index) => `${kinds[index % kinds.length]} ${places[index % places.length]} berth${index}`,
  )
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
    name: 'GET /api/jobs/:id',
    scales: true,
    requests: async (context) => (await someJobs(context)).map((id) => ({ path: `/api/jobs/${id}` })),
  },
  { name: 'GET /api/stats', scales: true, requests: () => ({ path: '/api/stats' }) },
]
