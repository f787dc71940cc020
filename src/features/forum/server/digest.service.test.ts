// The daily letter: stopped with one click and without signing in, and not sent where nothing arrives.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { onlyToReachable } from '#features/newsletter/server/reminders.service.ts'
import { insertLetter } from '#platform/mail/letters.store.ts'
import { aFreeMember, type Person } from '#testing/people.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { sendDigests, sendMorningDigests } from './digest.service.ts'
import { aConversation, aReply } from './forum-posts.fixture.ts'

let app: TestApi
let office: PostOffice
beforeAll(async () => {
  office = await openPostOffice()
  app = await startApi({ SMTP_URL: office.url })
})
afterAll(async () => {
  await app.stop()
  await office.close()
})

/** Somebody with a reply to read about, who asked for the letter. */
async function aReader(): Promise<Person> {
  const { author } = await aConversation(app)
  await updateUser(app.deps.db.orm, author.user.id, { emailVerified: true })
  await app.as(author)('PATCH', '/api/forum/settings', { forumMail: true })
  return author
}

const wantsMail = async (person: Person) => (await app.as(person)('GET', '/api/forum/settings')).body.forumMail
const deliveriesTo = ({ email }: Person) =>
  office.deliveries.filter(({ to, headers }) => to.includes(email) && headers.has('list-id'))

test('carries what mail programs need to stop it with one click, and looking at the link changes nothing', async () => {
  const reader = await aReader()
  await sendDigests(app.deps)
  await expect.poll(() => deliveriesTo(reader).length).toBe(1)
  const { headers, parts } = deliveriesTo(reader)[0]!
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = /^<http:\/\/localhost:3000(\/api\/forum\/unsubscribe\?token=[\w.-]+)>$/.exec(
    headers.get('list-unsubscribe')!,
  )![1]!
  expect(parts.get('text/plain')).toContain('http://localhost:3000/unsubscribe?list=forum&token=')

  const looked = await app.call('GET', link)
  expect([looked.status, looked.headers.get('location')]).toEqual([
    302,
    link.replace('/api/forum/unsubscribe?', '/unsubscribe?list=forum&'),
  ])
  expect(await wantsMail(reader)).toBe(true)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const _ of [1, 2]) expect((await app.call('POST', link, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
  expect(await wantsMail(reader)).toBe(false)

  const other = await aReader()
  const forged = link.replace(reader.user.id, other.user.id)
  expect((await app.call('POST', forged)).status).toBe(404)
  expect(await wantsMail(other)).toBe(true)
})

test('says nothing of a muted topic, though a mention there rings the bell', async () => {
  const { topic, replier } = await aConversation(app)
  const reader = await aFreeMember(app)
  await updateUser(app.deps.db.orm, reader.user.id, { emailVerified: true })
  await app.as(reader)('PATCH', '/api/forum/settings', { forumMail: true })
  await app.as(reader)('POST', `/api/forum/topics/${topic.id}/follow`, { level: 'muted' })
  await aReply(app, replier, topic.id, `What does @${reader.user.username} think?`)
  expect((await app.as(reader)('GET', '/api/forum/notifications')).body.unread).toBe(1)
  const witness = await aReader()
  await sendDigests(app.deps)
  await expect.poll(() => deliveriesTo(witness).length).toBe(1)
  expect(deliveriesTo(reader)).toEqual([])
})

test('tells of the kinds that were chosen, and of all until somebody chooses', async () => {
  const [reader, witness] = [await aReader(), await aReader()]
  expect((await app.as(reader)('GET', '/api/forum/mail-kinds')).body).toEqual({
    replies: true,
    mentions: true,
    questions: true,
  })
  const kinds = { replies: false, mentions: true }
  expect(await app.as(reader)('PATCH', '/api/forum/mail-kinds', kinds)).toMatchObject({ status: 200, body: kinds })
  expect(await wantsMail(reader)).toBe(true)
  await sendDigests(app.deps)
  await expect.poll(() => deliveriesTo(witness).length).toBe(1)
  expect(deliveriesTo(reader)).toEqual([])
  const { topic, replier } = await aConversation(app)
  await aReply(app, replier, topic.id, `And @${reader.user.username}?`)
  await sendDigests(app.deps)
  await expect.poll(() => deliveriesTo(reader).length).toBe(1)
  expect(deliveriesTo(reader)[0]?.parts.get('text/plain')).toContain('mentioned you')
})

test('tells of a question about a berth, by the bell as its own kind and by mail unless that is switched off', async () => {
  const [asked, witness] = [await aReader(), await aReader()]
  const { topic, replier } = await aConversation(app)
  const { pool } = app.deps.db
  await pool.query('delete from forum_notifications where user_id = any($1)', [[asked.user.id, witness.user.id]])
  for (const { user } of [asked, witness]) {
    await pool.query(
      `insert into forum_notifications (user_id, actor_id, kind, topic_id, post_id, created_at) values ($1, $2, 'question', $3, $3, now())`,
      [user.id, replier.user.id, topic.id],
    )
  }
  const bell = await app.as(asked)<{ notifications: { kind: string }[] }>('GET', '/api/forum/notifications')
  expect(bell.body.notifications.map(({ kind }) => kind)).toEqual(['question'])
  const off = await app.as(asked)('PATCH', '/api/forum/mail-kinds', { questions: false })
  expect(off.body).toEqual({ replies: true, mentions: true, questions: false })
  await sendDigests(app.deps)
  await expect.poll(() => deliveriesTo(witness).length).toBe(1)
  expect(deliveriesTo(witness)[0]?.parts.get('text/plain')).toContain('asked you about a berth you held')
  expect(deliveriesTo(asked)).toEqual([])
})

test('is not sent to an address where letters came back, while a new password is', async () => {
  const reader = await aReader()
  await app.deps.db.pool.query(`insert into newsletter_suppressions values ($1, 'bounce', now())`, [reader.email])
  await sendDigests({ ...app.deps, mailer: onlyToReachable(app.deps) })
  await app.call('POST', '/api/request-password-reset', { email: reader.email })
  const subjectsTo = () =>
    office.deliveries.filter(({ to }) => to.includes(reader.email)).map(({ headers }) => headers.get('subject'))
  await expect.poll(subjectsTo).toContain('Choose a new password')
  expect(deliveriesTo(reader)).toEqual([])
  const stranger = await aFreeMember(app)
  expect(deliveriesTo(stranger)).toEqual([])
})

test('a letter that still waits when somebody has had enough never goes', async () => {
  const reader = await aReader()
  const now = app.deps.clock.now()
  const waiting = { recipient: reader.email, subject: 'Still here', html: '', text: '', createdAt: now, giveUpAt: now }
  for (const kind of ['forum-digest', 'receipt'])
    await insertLetter(app.deps.db.orm, { ...waiting, key: `${kind}:${reader.user.id}:one` })
  await app.as(reader)('PATCH', '/api/forum/settings', { forumMail: false })
  expect(await wantsMail(reader)).toBe(false)
  const { rows } = await app.deps.db.pool.query(
    "select split_part(key, ':', 1) as kind from mail_letters where recipient = $1 and subject = 'Still here'",
    [reader.email],
  )
  expect(rows).toEqual([{ kind: 'receipt' }])
})

test('goes to nobody who stops it while others have their turn, and to nobody’s address of before', async () => {
  const { mailer, db } = app.deps
  const readers = [await aReader(), await aReader(), await aReader()]
  const [first, stops, moves] = readers.sort((one, other) => (one.user.id < other.user.id ? -1 : 1)) as [
    Person,
    Person,
    Person,
  ]
  const post: typeof mailer.post = async (tx, posting) => {
    if (posting.to === first.email) {
      await app.as(stops)('PATCH', '/api/forum/settings', { forumMail: false })
      await updateUser(db.orm, moves.user.id, { email: `new-${moves.email}` })
    }
    return mailer.post(tx, posting)
  }
  await sendDigests({ ...app.deps, mailer: { ...mailer, post } })
  const { rows } = await db.pool.query<{ recipient: string }>(
    "select recipient from mail_letters where key like 'forum-digest:%' and split_part(key, ':', 2) = any($1)",
    [readers.map(({ user }) => user.id)],
  )
  expect(rows.map(({ recipient }) => recipient).sort()).toEqual([first.email, `new-${moves.email}`].sort())
})

test('goes out in the morning of the application’s clock, about what happened up to seven', async () => {
  const { config, db } = app.deps
  const deps = { ...app.deps, config: { ...config, timeZone: 'Pacific/Auckland' } }
  const reader = await aReader()
  const happenedAt = (time: string) =>
    db.pool.query('update forum_notifications set created_at = $1 where user_id = $2', [time, reader.user.id])
  const lettersAfter = async (time: string) => {
    await sendMorningDigests({ ...deps, clock: { now: () => new Date(time) } })
    const { rows } = await db.pool.query('select 1 from mail_letters where key like $1', [
      `forum-digest:${reader.user.id}:%`,
    ])
    return rows.length
  }
  // In the summer of the south it is thirteen hours later there.
  await happenedAt('2031-01-14T17:30:00Z')
  expect(await lettersAfter('2031-01-14T17:45:00Z')).toBe(0)
  expect(await lettersAfter('2031-01-14T23:30:00Z')).toBe(0)
  await happenedAt('2031-01-14T18:01:00Z')
  expect(await lettersAfter('2031-01-14T18:05:00Z')).toBe(0)
  await happenedAt('2031-01-14T17:59:00Z')
  expect(await lettersAfter('2031-01-14T20:00:00Z')).toBe(1)
  expect(await lettersAfter('2031-01-14T20:05:00Z')).toBe(1)
})
