// A forum for the benchmark: a topic for every ten rows, each with twenty replies.

import { parsePost } from '#features/forum/post-text.rules.ts'
import { fillOlderPosts } from '#features/forum/server/older-posts.store.ts'
import { writeWordsOf } from '#features/forum/server/post-words.store.ts'
import type { DataLoader } from '../data-loader.ts'

const rowsPerTopic = 10
export const repliesPerTopic = 20
const people = 200

/**
 * The same ids each time, so that a second load goes on where the first one stopped and adds nothing twice; a version and a variant,
 * as ids have.
 */
const idOf = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind}' || (${number})) placing '4' from 13) placing '8' from 17)::uuid`

const addPeople = `
  insert into users (id, username, username_key, email, email_key, password_hash, created_at)
  select ${idOf('person', 'n')}, 'crew-' || n, 'crew-' || n, 'crew-' || n || '@mail.example', 'crew-' || n || '@mail.example', 'none', now()
  from generate_series(1, ${people}) as n on conflict do nothing`

const addTopics = `
  insert into forum_topics (id, title, title_key, content, preview, author_id, reply_count, last_reply_at,
    last_reply_author_id, last_activity_at, is_pinned, created_at, updated_at)
  select ${idOf('topic', 'n')}, title, lower(title), repeat(title || '. ', 12), left(repeat(title || '. ', 12), 100),
    ${idOf('person', `1 + n % ${people}`)}, ${repliesPerTopic}, at, ${idOf('person', `1 + (n + ${repliesPerTopic}) % ${people}`)}, at,
    n % 2500 = 7, at - interval '1 day', at - interval '1 day'
  from generate_series($1::int + 1, $2::int) as n
  cross join lateral (select (array['Logbook hours for', 'Seasick on', 'Permits for', 'A question about', 'Sample labels on'])[1 + n % 5]
    || ' transect number ' || n as title, now() - (n * 7919 % 1000000) * interval '1 minute' as at) as made
  on conflict do nothing`

const addViews = `
  insert into forum_topic_views (topic_id, views)
  select ${idOf('topic', 'n')}, n % 500 from generate_series($1::int + 1, $2::int) as n on conflict do nothing`

const addReplies = `
  insert into forum_replies (topic_id, author_id, content, body, search_words, created_at, updated_at)
  select topic.id, ${idOf('person', `1 + (n + r) % ${people}`)}, said.content, said.body::jsonb, said.words::tsvector, at, at
  from generate_series($1::int + 1, $2::int) as n
  join forum_topics as topic on topic.id = ${idOf('topic', 'n')}
  cross join unnest($3::text[], $4::text[], $5::text[]) with ordinality as said(content, body, words, r)
  cross join lateral (select topic.last_reply_at - (${repliesPerTopic} - r) * interval '1 minute' as at) as made
  where not exists (select from forum_replies as known where known.topic_id = topic.id)`

/** What replies say, with what the application keeps beside it: contents, trees and words. */
export function writeReplies(from: number, to: number): [string[], string[], string[]] {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at + 1)
  const contents = numbers.map((r) => `Reply number ${r}. ${'We did the same last season and it worked. '.repeat(4)}`)
  const bodies = contents.map((content) => JSON.stringify(parsePost(content)))
  return [contents, bodies, contents.map((content) => writeWordsOf(content))]
}

export const forumData: DataLoader = {
  name: 'forum',
  atMost: 100_000,
  async load({ pool, orm }, from, to) {
    const topics = [Math.floor(from / rowsPerTopic), Math.floor(to / rowsPerTopic)]
    await pool.query(addPeople)
    await pool.query(addTopics, topics)
    await pool.query(addViews, topics)
    await pool.query(addReplies, [...topics, ...writeReplies(0, repliesPerTopic)])
    // Else the application would begin with it, beside what is measured.
    await fillOlderPosts(orm)
    // As autovacuum would soon: a load at once leaves the search index's list of new titles long.
    await pool.query('vacuum analyze forum_topics')
  },
}
