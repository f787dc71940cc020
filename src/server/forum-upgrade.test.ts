// A forum from before it had thanks, categories and acts: the newest version keeps every row, in place and out of a backup.
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ConnectionFields, clientConfig, connectionUrl } from '#platform/db.ts'
import { listMigrations, migrate, runMigrations } from '#platform/migrations.ts'
import { runScript } from '#testing/run-script.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { migrationsDir } from './paths.ts'

const postgres = inject('postgres')
/** Up to and with 0032. */
const before = 33
const person = (n: number) => `00000000-0000-4000-8000-0000000000${10 + n}`
const topic = '00000000-0000-4000-8000-0000000000a0'
const forumTables = ['users', 'forum_topics', 'forum_replies', 'forum_notifications', 'forum_reports', 'forum_settings']

let old: ConnectionFields
let other: ConnectionFields
let folder: string

async function within<T>(database: ConnectionFields, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(database))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const writings = `
  insert into users (id, username, username_key, email, email_key, password_hash, created_at)
  select ('00000000-0000-4000-8000-0000000000' || 10 + n)::uuid, 'crew-' || n, 'crew-' || n, n || '@mail.example', n || '@mail.example',
    'none', now() from generate_series(1, 3) as n;
  insert into forum_topics (id, title, title_key, content, preview, author_id, reply_count, last_reply_at, last_reply_author_id,
    last_activity_at, is_pinned, created_at, updated_at)
  values ('${topic}', 'An old tale', 'an old tale', 'Told long ago, with a *star*.', 'Told long ago', '${person(1)}', 2, now(), '${person(3)}',
    now(), true, now() - interval '1 day', now() - interval '1 day');
  insert into forum_replies (topic_id, author_id, content, created_at, updated_at)
  select '${topic}', ('00000000-0000-4000-8000-0000000000' || 10 + n)::uuid, 'Reply of ' || n, now() - n * interval '1 minute', now()
  from generate_series(2, 3) as n;
  insert into forum_notifications (user_id, actor_id, kind, topic_id, reply_id, post_id, created_at)
  select '${person(1)}', author_id, 'reply', topic_id, id, id, created_at from forum_replies;
  insert into forum_reports (reporter_id, topic_id, post_id, reason, text, created_at)
  values ('${person(2)}', '${topic}', '${topic}', 'spam', 'Perhaps', now());
  insert into forum_settings (user_id, forum_mail) values ('${person(1)}', true);`

/** The columns that were there before, of every row. */
const rowsOf = (database: ConnectionFields, columns: Record<string, string[]>) =>
  within(database, async (client) => {
    const found: Record<string, unknown[]> = {}
    for (const [table, names] of Object.entries(columns)) {
      const list = names.map((name) => `"${name}"`).join()
      found[table] = (await client.query(`select ${list} from ${table} order by 1`)).rows
    }
    return found
  })

const columnsOf = (database: ConnectionFields) =>
  within(database, async (client) => {
    const found: Record<string, string[]> = {}
    for (const table of forumTables) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
        [table],
      )
      found[table] = rows.map(({ name }) => name)
    }
    return found
  })

const run = (command: 'backup' | 'restore', database: ConnectionFields, file: string) =>
  runScript(command, [file], { DATABASE_URL: connectionUrl(database), DATA_DIR: join(folder, command) })

beforeAll(async () => {
  folder = await makeTestFolder()
  old = await createTestDatabase(postgres, 'template1')
  other = await createTestDatabase(postgres, 'template1')
  const migrations = listMigrations(migrationsDir).slice(0, before)
  await within(old, async (client) => {
    await runMigrations(client, migrations)
    await client.query(writings)
  })
})
afterAll(async () => {
  await dropTestDatabase(postgres, old)
  await dropTestDatabase(postgres, other)
})

test('a database from before migration 33 keeps every topic, reply and person, in place and out of a backup', {
  timeout: 60_000,
}, async () => {
  const columns = await columnsOf(old)
  const kept = await rowsOf(old, columns)
  expect(Object.values(kept).map((rows) => rows.length)).toEqual([3, 1, 2, 2, 1, 1])
  const file = join(folder, 'old.backup')
  expect(await run('backup', old, file)).toMatchObject({ code: 0, complained: '' })

  await migrate(old, migrationsDir)
  expect(await rowsOf(old, columns)).toEqual(kept)
  expect(await run('restore', other, file)).toMatchObject({ code: 0, complained: '' })
  expect(await rowsOf(other, columns)).toEqual(kept)
  const added = { forum_topics: ['category'], forum_settings: ['mail_replies', 'mail_mentions', 'mail_questions'] }
  for (const database of [old, other]) {
    expect(await rowsOf(database, added)).toEqual({
      forum_topics: [{ category: 'general' }],
      forum_settings: [{ mail_replies: true, mail_mentions: true, mail_questions: true }],
    })
  }
})
