// Saved searches for the benchmark, five for each person: some ask for what is posted, most for something else.
import { wordsOf } from '#features/alerts/server/saved-searches.service.ts'
import type { DataLoader } from '../data-loader.ts'
import { broadWords } from './job-words.ts'

const searchesEach = 5

const addPeople = `
  insert into users (username, username_key, email, email_key, password_hash, email_verified, subscription_type,
    subscription_end_date, created_at)
  select 'reader' || n, 'reader' || n, 'reader' || n || '@mail.example', 'reader' || n || '@mail.example', 'x', true, 'Annual',
    now() + interval '1 year', now()
  from generate_series($1::int + 1, $2::int) as n`

/** Weekly letters: none is due while posting is measured. */
const addSearches = `
  insert into saved_searches (user_id, name, params, cadence, created_at, since, member_words, open_words, asked, words_version)
  select users.id, 'wish ' || s, jsonb_build_object('search', wish.word), 'weekly', now(), now(),
    wish.member::tsquery, wish.open::tsquery, wish.asked::jsonb, $6
  from generate_series($1::int + 1, $2::int) as n
  join users on users.username_key = 'reader' || n
  cross join generate_series(1, ${searchesEach}) as s
  join unnest($3::text[], $4::text[], $5::text[], $7::text[]) with ordinality as wish(word, member, open, asked, at)
    on wish.at - 1 = (n * ${searchesEach} + s) % cardinality($3::text[])`

export const savedSearchData: DataLoader = {
  name: 'saved searches',
  async load({ pool }, from, to) {
    const [first, last] = [Math.ceil(from / searchesEach), Math.ceil(to / searchesEach)]
    const wishes = broadWords.map((word) => ({ word, ...wordsOf({ search: word }) }))
    await pool.query(addPeople, [first, last])
    await pool.query(addSearches, [
      first,
      last,
      wishes.map(({ word }) => word),
      wishes.map(({ memberWords }) => memberWords),
      wishes.map(({ openWords }) => openWords),
      wishes[0]!.wordsVersion,
      wishes.map(({ asked }) => JSON.stringify(asked)),
    ])
  },
}
