// A forum that has grown: topics up to a hundred thousand, and one of them with five thousand replies; and readers of it.
import { fillOlderPosts } from '#features/forum/server/older-posts.store.ts'
import type { DataLoader } from '../data-loader.ts'
import { forumData, writeReplies } from './forum-data.ts'

export const longTopicId = '00000000-0000-4000-8000-00000000f00d'
/** As many as the smallest board brings along. */
const onBoard = 100
const repliesAt = (topics: number) => (topics > onBoard ? 5_000 : 50)
const readers = 12_000
export const greatForumSizes = [onBoard, 100_000] as const

const addLongTopic = `
  insert into forum_topics (id, title, title_key, content, preview, author_id, last_activity_at, created_at, updated_at)
  select '${longTopicId}', 'The longest watch', 'the longest watch', 'It goes on and on.', 'It goes on and on.', id, now(),
    now() - interval '90 days', now() - interval '90 days' from users order by username limit 1
  on conflict do nothing`

const addReplies = `
  insert into forum_replies (topic_id, author_id, content, body, search_words, created_at, updated_at)
  select '${longTopicId}', person.id, said.content, said.body::jsonb, said.words::tsvector, at, at
  from unnest($2::text[], $3::text[], $4::text[]) with ordinality as said(content, body, words, n)
  cross join lateral (select $1::int + said.n as r) as counted
  join (select id, row_number() over (order by username) as n from users where username like 'crew-%') as person
    on person.n = 1 + r % 200
  cross join lateral (select now() - interval '60 days' + r * interval '1 minute' as at) as made`

const count = `
  update forum_topics set (reply_count, last_reply_at, last_activity_at) =
    (select count(*), max(created_at), max(created_at) from forum_replies where topic_id = '${longTopicId}')
  where id = '${longTopicId}'`

/** Each with a token that is its number, so that each request can be somebody's first look at what is new. */
const addReaders = `
  with made as (
    insert into users (username, username_key, email, email_key, password_hash, created_at)
    select name, name, name || '@mail.example', name || '@mail.example', 'none', now()
    from generate_series(1, ${readers}) as n cross join lateral (select 'reader-' || n as name) as named
    on conflict do nothing returning id, username
  )
  insert into sessions (user_id, token_hash, cookie_hash, device, address, created_at, last_seen_at)
  select id, sha256(('bench-token-for-' || username)::bytea), sha256(('cookie-' || username)::bytea), 'bench', '127.0.0.1', now(), now() from made`

export const tokenOf = (reader: number) => `bench-token-for-reader-${reader}`
export const readerNumbers = Array.from({ length: readers }, (_, at) => at + 1)

/** All but the last ten were there at everybody's last visit. */
export const forgetVisits = `
  insert into forum_readers (user_id, topic_id, read_at)
  select users.id, '${longTopicId}', (select created_at from forum_replies where topic_id = '${longTopicId}'
    order by created_at desc offset 10 limit 1) from users where username like 'reader-%'
  on conflict (user_id, topic_id) do update set read_at = excluded.read_at`

export const greatForumData: DataLoader = {
  name: 'great forum',
  async load(db, from, to) {
    const { pool } = db
    if (to > onBoard) await forumData.load(db, Math.max(from, onBoard) * 10, to * 10)
    await pool.query(addLongTopic)
    const known = from === 0 ? 0 : repliesAt(from)
    await pool.query(addReplies, [known, ...writeReplies(known, repliesAt(to))])
    await pool.query(count)
    await fillOlderPosts(db.orm)
    await pool.query(addReaders)
    await pool.query('vacuum analyze forum_replies')
  },
}
