// The forum: its list, a search, a topic with its replies, and the pages that show them.
import { asBrowserOf, asMember } from '../asking.ts'
import type { BenchCase, BenchContext } from '../bench-case.ts'

/** The same number at every size: a first view is a write, and would weigh more where there are more topics. */
async function someTopics({ db }: BenchContext): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>('select id from forum_topics order by id limit 50')
  return rows.map(({ id }) => id)
}

export const forumCases: BenchCase[] = [
  {
    name: 'GET /api/forum/topics',
    scales: true,
    requests: (context) => asMember('/api/forum/topics', context),
  },
  {
    name: 'GET /api/forum/topics?search=',
    scales: true,
    requests: (context) =>
      ['permits for transect', 'number 7', 'nobody wrote this'].map((words) =>
        asMember(`/api/forum/topics?search=${encodeURIComponent(words)}`, context),
      ),
  },
  {
    name: 'GET /api/forum/topics/:id',
    scales: true,
    requests: async (context) => (await someTopics(context)).map((id) => asMember(`/api/forum/topics/${id}`, context)),
  },
  {
    name: 'GET /forum member, rendered',
    scales: true,
    connections: 4,
    target: { cpuMs: 5 },
    requests: (context) => asBrowserOf('/forum', context),
  },
  {
    name: 'GET /forum/topics/:id member, rendered',
    scales: true,
    connections: 4,
    target: { cpuMs: 5 },
    requests: async (context) => (await someTopics(context)).map((id) => asBrowserOf(`/forum/topics/${id}`, context)),
  },
]
