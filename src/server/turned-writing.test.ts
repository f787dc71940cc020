// Characters that turn the direction of writing: taken out on the way in, gone from rows of before, in no letter.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReply, aTopic, readTopic } from '#features/forum/server/forum-posts.fixture.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { migrationsDir } from './paths.ts'

const turns = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
const turned = (text: string) => `${turns}${text.slice(0, 4)}${turns}${text.slice(4)}${turns}`
const anyTurn = new RegExp(`[${turns}]`, 'u')

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('no name, title, organisation, place or post keeps one of them', async () => {
  const admin = await anAdmin(app)
  const person = await aFreeMember(app, {
    firstName: turned('Adele'),
    lastName: turned('Marsh'),
    username: turned('adele-m'),
  })
  expect(person.user).toMatchObject({ firstName: 'Adele', lastName: 'Marsh', username: 'adele-m' })
  const job = await aJob(app, admin, {
    title: turned('Deck Hand'),
    company: turned('Harbour Works'),
    location: turned('Valletta, Malta'),
    salary: turned('2,000 EUR'),
    description: turned('Paint, splice and keep watch on deck.'),
  })
  expect(job).toMatchObject({ title: 'Deck Hand', company: 'Harbour Works', location: 'Valletta, Malta' })
  const topic = await aTopic(app, person, {
    title: turned('Boots for a zodiac'),
    content: turned('Mine filled with water.'),
  })
  await aReply(app, person, topic.id, turned('Get the ones with a drain.'))
  const read = await readTopic(app, person, topic.id)
  expect(read.topic.title).toBe('Boots for a zodiac')
  expect(JSON.stringify([job, read])).not.toMatch(anyTurn)
})

test('rows from before lose them by the migration', async () => {
  const { pool } = app.deps.db
  const person = await aFreeMember(app)
  const job = await aJob(app, await anAdmin(app))
  const topic = await aTopic(app, person)
  const change = (table: string, column: string, id: string) =>
    pool.query(`update ${table} set ${column} = $1 || ${column} where id = $2`, [turns, id])
  for (const column of ['first_name', 'last_name', 'username', 'username_key'])
    await change('users', column, person.user.id)
  for (const column of ['title', 'company', 'location', 'description']) await change('jobs', column, job.id)
  for (const column of ['title', 'content', 'preview']) await change('forum_topics', column, topic.id)
  await pool.query(`update forum_topics set body = replace(body::text, 'Mine', $1 || 'Mine')::jsonb`, [turns])

  await runByHand()
  const { rows } = await pool.query<{ row: string }>(
    `select u::text as row from users u where id = $1 union all select j::text from jobs j union all select t::text from forum_topics t`,
    [person.user.id],
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ row }) => anyTurn.test(row))).toEqual([])
  expect((await readTopic(app, person, topic.id)).topic.author.username).toBe(person.user.username)
})

/** The part of the migration that is about them, on rows that are there. */
async function runByHand(): Promise<void> {
  const file = readdirSync(migrationsDir).find((name) => name.endsWith('_forgetting.sql'))
  const statements = readFileSync(join(migrationsDir, file ?? ''), 'utf8').split('--> statement-breakpoint')
  const [statement] = statements.filter((each) => each.includes('turn the direction of writing'))
  await app.deps.db.pool.query(statement ?? '')
}

test('no letter carries one, wherever its words come from', () => {
  const { subject, html, text } = renderLetter({
    subject: turned('Somebody answered you'),
    preheader: turned('In your topic'),
    body: turned('Boots for a zodiac'),
  })
  expect(subject).toBe('Somebody answered you')
  expect(html + text).not.toMatch(anyTurn)
})
