// Silence and suspension: who may decide it, what it means, how it ends, and what is left of a deleted account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember, anAdmin, aStaff, newPerson, type Person } from '#testing/people.ts'
import { withApp, withPasskey } from '#testing/second-factors.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { forgetOverSuspensions } from './suspensions.store.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const day = 86_400_000
const inDays = (days: number) => new Date(app.deps.clock.now().getTime() + days * day).toISOString()
const pathOf = ({ user }: Person) => `/api/admin/users/${user.id}/suspension`
/** A new admin each time: the clock is moved, and sessions of admins are short. */
const decide = async (person: Person, kind: string, until: string | null, reason = 'Sold berths that do not exist') => {
  admin = await anAdmin(app)
  return app.as(admin)('POST', pathOf(person), { kind, until, reason })
}
const signIn = ({ email, password }: Person) => app.call<{ token: string }>('POST', '/api/login', { email, password })
const rows = async (statement: string, ...values: unknown[]) =>
  (await app.deps.db.pool.query(statement, values)).rows as Record<string, unknown>[]
const confirm = ({ user }: Person) => rows('update users set email_verified = true where id = $1', user.id)

describe('a suspended person', () => {
  test('is signed out everywhere, and told why and until when only with the right password', async () => {
    const person = await aFreeMember(app)
    const until = inDays(7)
    expect(await decide(person, 'suspended', until)).toMatchObject({
      status: 201,
      body: { kind: 'suspended', until, reason: 'Sold berths that do not exist' },
    })
    expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
    const told = { code: 'suspended', reason: 'Sold berths that do not exist', until }
    expect(await signIn(person)).toMatchObject({ status: 403, body: told })
    const wrong = await signIn({ ...person, password: 'something-else' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect(wrong.body).not.toHaveProperty('reason')
  })

  test('gets in neither by a code, for which they are not even asked, nor by a passkey', async () => {
    const person = await aFreeMember(app)
    await withApp(app, person)
    const { authenticator } = await withPasskey(app, person)
    await decide(person, 'suspended', null)
    const told = { status: 403, body: { code: 'suspended' } }
    const first = await signIn(person)
    expect(first).toMatchObject(told)
    expect(first.body).not.toHaveProperty('challenge')
    const question = (await app.call<{ challenge: string }>('POST', '/api/login/passkey/options', {})).body
    const answer = { response: authenticator.answer(question) }
    expect(await app.call('POST', '/api/login/passkey', answer)).toMatchObject(told)
    expect(await rows('select 1 from sessions where user_id = $1', person.user.id)).toEqual([])
  })

  test('can sign in again when the time is over, or when it is lifted', async () => {
    const [waits, pardoned] = [await aFreeMember(app), await aFreeMember(app)]
    await decide(waits, 'suspended', inDays(2))
    await decide(pardoned, 'suspended', null)
    expect((await app.as(admin)('DELETE', pathOf(pardoned))).status).toBe(204)
    expect((await app.as(admin)('DELETE', pathOf(pardoned))).status).toBe(404)
    expect((await signIn(pardoned)).status).toBe(200)
    app.advance(2 * day)
    expect((await signIn(waits)).status).toBe(200)
    expect((await app.as(await anAdmin(app))('DELETE', pathOf(waits))).status).toBe(404)
  })

  test('cannot come back by registering the address, also when the account was deleted; then only a hash is kept', async () => {
    const person = await aFreeMember(app)
    const again = (change = {}) => app.call('POST', '/api/register', newPerson({ email: person.email, ...change }))
    await decide(person, 'suspended', inDays(5))
    expect(await again()).toMatchObject({ status: 403, body: { code: 'suspended' } })
    expect((await app.as(admin)('DELETE', `/api/admin/users/${person.user.id}`)).status).toBe(204)
    expect(await again({ email: person.email.toUpperCase() })).toMatchObject({
      status: 403,
      body: { code: 'suspended' },
    })
    const kept = await rows('select * from suspensions where user_id is null')
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(person.email.split('@')[0])
    app.advance(5 * day)
    expect((await again()).status).toBe(201)
    await forgetOverSuspensions(app.deps.db.orm, app.deps.clock.now())
    expect(await rows('select * from suspensions where user_id is null')).toEqual([])
  })

  test('gets no newsletter until it is over', async () => {
    const person = await aFreeMember(app)
    await confirm(person)
    await app.as(person)('POST', '/api/newsletter', { email: person.email })
    const isReader = async () => {
      const desk = await app.as(await anAdmin(app))<{ subscribers: number }>('GET', '/api/admin/newsletter')
      return desk.body.subscribers === 1
    }
    expect(await isReader()).toBe(true)
    await decide(person, 'silenced', inDays(3))
    expect(await isReader()).toBe(true)
    await decide(person, 'suspended', inDays(3))
    expect(await isReader()).toBe(false)
    app.advance(3 * day)
    expect(await isReader()).toBe(true)
  })

  test('cannot leave by a change of address that was begun before', async () => {
    const person = await aFreeMember(app)
    await app.as(person)('PATCH', `/api/users/${person.user.id}`, { email: `new-${person.email}` })
    await decide(person, 'suspended', null)
    expect(await rows('select pending_email from users where id = $1', person.user.id)).toEqual([
      { pending_email: null },
    ])
    expect(
      await rows(`select 1 from account_links where user_id = $1 and purpose = 'change_email'`, person.user.id),
    ).toEqual([])
  })
})

describe('a silenced person', () => {
  const draft = { title: 'About the weather', content: 'It was windy again this week.' }

  test('goes on reading and may delete, but writes nothing in the forum, and is told why and until when', async () => {
    const person = await aFreeMember(app)
    const { body: topic } = await app.as(person)<{ id: string }>('POST', '/api/forum/topics', draft)
    const { body: reply } = await app.as(person)<{ id: string }>('POST', '/api/forum/replies', {
      topicId: topic.id,
      content: 'And it will be again.',
    })
    const until = inDays(1)
    await decide(person, 'silenced', until, 'Shouts at people')
    const told = { status: 403, body: { code: 'silenced', reason: 'Shouts at people', until } }
    const me = app.as(person)
    expect(await me('POST', '/api/forum/topics', draft)).toMatchObject(told)
    expect(await me('POST', '/api/forum/replies', { topicId: topic.id, content: 'One more word.' })).toMatchObject(told)
    expect(await me('PATCH', `/api/forum/topics/${topic.id}`, { ...draft, title: 'Another one' })).toMatchObject(told)
    expect(await me('PATCH', `/api/forum/replies/${reply.id}`, { content: 'Other words now.' })).toMatchObject(told)
    expect(await me('GET', '/api/forum/standing')).toMatchObject({
      body: { silenced: { reason: 'Shouts at people', until } },
    })
    expect((await me('GET', `/api/forum/topics/${topic.id}`)).status).toBe(200)
    expect((await me('DELETE', `/api/forum/replies/${reply.id}`)).status).toBe(204)
    app.advance(day)
    expect(await me('GET', '/api/forum/standing')).toMatchObject({ body: { silenced: null } })
    expect((await me('POST', '/api/forum/topics', draft)).status).toBe(201)
  })
})

test('that somebody was silenced is told to no stranger, and is gone with the account', async () => {
  const person = await aFreeMember(app)
  await decide(person, 'silenced', null)
  const form = newPerson({ email: person.email })
  expect(await app.call('POST', '/api/register', form)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  expect(await rows('select 1 from suspensions where user_id is null')).toEqual([])
})

describe('the decision', () => {
  test('is told by letter when it is made and when it is lifted', async () => {
    const person = await aFreeMember(app)
    await confirm(person)
    await decide(person, 'silenced', null, 'Posts the same thing again and again')
    await app.as(admin)('DELETE', pathOf(person))
    const letters = await rows('select subject from mail_letters where recipient = $1 order by id', person.email)
    const subjects = letters.map(({ subject }) => subject)
    expect(subjects).toContain('You cannot write in the forum for now')
    expect(subjects).toContain('You can write in the forum again')
  })

  test('is for admins; moderators only silence members, and lift only that', async () => {
    const moderator = await aStaff(app, 'moderator')
    const person = await aFreeMember(app)
    const by = (kind: string, whom: Person) =>
      app.as(moderator)('POST', pathOf(whom), { kind, until: null, reason: 'A good reason' })
    expect((await by('suspended', person)).status).toBe(403)
    expect((await by('silenced', await aStaff(app, 'editor'))).status).toBe(403)
    expect((await by('silenced', person)).status).toBe(201)
    expect((await app.as(moderator)('DELETE', pathOf(person))).status).toBe(204)
    await decide(person, 'suspended', null)
    expect((await by('silenced', person)).status).toBe(403)
    expect((await app.as(moderator)('DELETE', pathOf(person))).status).toBe(403)
    expect((await signIn(person)).status).toBe(403)
  })

  test('never meets an admin or oneself, and has a reason and an end that lies ahead', async () => {
    const other = await anAdmin(app)
    expect(await decide(other, 'silenced', null)).toMatchObject({ status: 409, body: { code: 'never_an_admin' } })
    expect(await app.as(other)('POST', pathOf(other), { kind: 'silenced', until: null, reason: 'Me' })).toMatchObject({
      status: 422,
    })
    const moderator = await aStaff(app, 'moderator')
    const self = { kind: 'silenced', until: null, reason: 'A rest' }
    expect(await app.as(moderator)('POST', pathOf(moderator), self)).toMatchObject({ body: { code: 'not_yourself' } })
    const person = await aFreeMember(app)
    expect(await decide(person, 'silenced', inDays(-1))).toMatchObject({
      status: 422,
      body: { fields: { until: expect.any(String) } },
    })
    expect((await decide(person, 'silenced', null, '')).status).toBe(422)
    expect((await decide(person, 'exiled', null)).status).toBe(422)
    expect((await decide(person, 'silenced', inDays(2).slice(0, 10))).status).toBe(201)
  })

  test('and signing in at the same moment leave no session behind', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await aFreeMember(app)
      await Promise.all([decide(person, 'suspended', null), signIn(person), signIn(person)])
      expect(await rows('select 1 from sessions where user_id = $1', person.user.id)).toEqual([])
    }
  })
})
