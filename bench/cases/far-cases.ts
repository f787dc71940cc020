// What a great board could make slow: pages far down the list, pages of listings that nobody asked for yet, what machines read.
import { asMember, asVisitor } from '../asking.ts'
import type { BenchCase, BenchContext } from '../bench-case.ts'
import { untilCounted } from './job-cases.ts'

const pageSize = 20

/** In a mixed order, so that no page is next to the one before it. */
async function farPages(context: BenchContext) {
  const { size } = context
  await untilCounted(context)
  const last = Math.floor(size / pageSize)
  const first = Math.ceil(last / 2)
  const count = last - first + 1
  return Array.from({ length: Math.min(count, 20_000) }, (_, n) =>
    asMember(`/api/jobs?page=${first + ((n * 7_919) % count)}`, context),
  )
}

async function jobPages({ db }: BenchContext) {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from jobs where active order by created_at limit 20000',
  )
  return rows.map(({ id }) => asVisitor(`/jobs/${id}`))
}

export const farCases: BenchCase[] = [
  { name: 'GET /api/jobs member, a page of the far half', scales: true, isFresh: true, requests: farPages },
  { name: 'GET /jobs/:id visitor, rendered', scales: true, isFresh: true, connections: 4, requests: jobPages },
  { name: 'GET /sitemap.xml', scales: true, requests: () => ({ path: '/sitemap.xml' }) },
  { name: 'GET /jobs.rss', scales: true, requests: () => ({ path: '/jobs.rss' }) },
]
