// Many who sign up at the same moment keep no connection from one another.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('registrations that meet a taken e-mail on every connection there is are all answered', async () => {
  const { email } = newPerson()
  const { pool } = (await app.beside()).deps.db
  const faster = await pool.connect()
  await faster.query('begin')
  await faster.query(
    `insert into users (username, username_key, email, email_key, password_hash, created_at) values ($1, $1, $1, $1, '', now())`,
    [email],
  )
  const { max } = app.deps.db.pool.options
  const answers = Promise.all(
    Array.from({ length: max }, () => app.call('POST', '/api/register', newPerson({ email }))),
  )
  const stuck = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await expect.poll(async () => (await pool.query(stuck)).rowCount).toBe(max)
  await faster.query('commit')
  faster.release()
  expect((await answers).map(({ status }) => status)).toEqual(Array(max).fill(409))
})
