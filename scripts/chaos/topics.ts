// Writes that can be counted: topics in the forum. What was answered with 201 must be there afterwards.
import type { Db } from '#platform/db.ts'
import type { Member } from '../../bench/bench-case.ts'
import type { Seen, Visit } from './visitors.ts'

export function newTopic({ token }: Member): () => Visit {
  let number = 0
  return () => ({
    method: 'POST',
    path: '/api/forum/topics',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ title: `Topic number ${++number}`, content: 'Something that must not be lost.' }),
  })
}

export const acknowledged = (seen: Seen[]): string[] =>
  seen.filter(({ status }) => status === 201).map(({ body }) => (JSON.parse(body) as { id: string }).id)

export async function countLost({ pool }: Db, ids: string[]): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from forum_topics where id = any($1::uuid[])', [ids])
  return ids.length - rows.length
}
