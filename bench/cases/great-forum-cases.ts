// A forum that has grown, against a small one: the list, a long topic, and the way to what is new in it.
import { asMember } from '../asking.ts'
import type { BenchCase, BenchContext, BenchRequest } from '../bench-case.ts'
import {
  forgetVisits,
  greatForumData,
  greatForumSizes,
  longTopicId,
  readerNumbers,
  tokenOf,
} from '../loaders/great-forum-data.ts'

const path = `/api/forum/topics/${longTopicId}`
const asReader = (path: string, reader: number): BenchRequest => ({
  path,
  headers: { authorization: `Bearer ${tokenOf(reader)}` },
})

/** Searches for nothing, each written differently: the front page, never from the cache. */
const blankWords = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at.toString(2).padStart(16, '0').replaceAll('0', '%20').replaceAll('1', '%09'),
  )

async function lastReply({ db }: BenchContext): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from forum_replies where topic_id = $1 order by created_at desc offset 9 limit 1',
    [longTopicId],
  )
  return rows[0]!.id
}

const ownScale = { loader: greatForumData, sizes: greatForumSizes }
const target = { growth: 2 }

export const greatForumCases: BenchCase[] = [
  {
    name: 'GET /api/forum/topics, not cached, great forum',
    ownScale,
    target,
    isFresh: true,
    requests: (context) => blankWords(40_000).map((words) => asMember(`/api/forum/topics?search=${words}`, context)),
  },
  {
    name: 'GET /api/forum/topics/:id, great forum',
    ownScale,
    target,
    requests: (context) => asMember(path, context),
  },
  {
    name: 'GET /api/forum/topics/:id with something new, great forum',
    ownScale,
    target,
    isFresh: true,
    connections: 8,
    requests: async ({ db }) => {
      await db.pool.query(forgetVisits)
      return readerNumbers.map((reader) => asReader(path, reader))
    },
  },
  {
    name: 'GET /api/forum/topics/:id?reply= first unread, great forum',
    ownScale,
    target,
    requests: async (context) => asMember(`${path}?reply=${await lastReply(context)}`, context),
  },
]
