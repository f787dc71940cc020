// Analytics: the admins' numbers over little and much traffic, and the reports that browsers send after consent.
import type { BenchCase, BenchContext, BenchRequest } from '../bench-case.ts'
import { interactionData, tabSession } from '../loaders/interaction-data.ts'
import { registerAdmin } from '../member.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** As many tabs as make no two reports in a row the same. */
const tabs = 100

const report = (path: string, body: object): BenchRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'user-agent': browser },
  body: JSON.stringify(body),
})

async function reportInteractions({ db }: BenchContext): Promise<BenchRequest[]> {
  const { rows } = await db.pool.query<{ id: string }>('select id from jobs order by created_at desc limit $1', [tabs])
  return rows.map(({ id }, tab) =>
    report('/api/analytics/interaction', {
      jobId: id,
      userId: null,
      sessionId: tabSession(tab),
      interactionType: tab % 3 === 0 ? 'click_discover' : 'click_title',
    }),
  )
}

const ownScale = { loader: interactionData, sizes: [1_000, 1_000_000] }

/** The numbers first, as reports add rows. */
export const analyticsCases: BenchCase[] = [
  {
    name: 'GET /api/admin/analytics',
    ownScale,
    connections: 4,
    target: { growth: 20 },
    requests: async ({ url, db }) => {
      const { token } = await registerAdmin(url, db)
      return { path: '/api/admin/analytics', headers: { authorization: `Bearer ${token}` } }
    },
  },
  {
    name: 'POST /api/analytics/session visitor',
    ownScale,
    status: 204,
    target: { ratio: 0.15 },
    requests: () =>
      Array.from({ length: tabs }, (_, tab) =>
        report('/api/analytics/session', { sessionId: tabSession(tab), userId: null }),
      ),
  },
  {
    name: 'POST /api/analytics/interaction visitor',
    ownScale,
    status: 204,
    target: { ratio: 0.15 },
    requests: reportInteractions,
  },
]
