// Roles of the team: who gives them, what they bring, and what they do not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const minute = 60_000
const giveRole = (by: Person, to: Person, role: string) =>
  app.as(by)('PUT', `/api/admin/users/${to.user.id}/role`, { role })

describe('a role', () => {
  test('is given by an admin whose password was asked for a short while ago', async () => {
    const person = await aFreeMember(app)
    const boss = await anAdmin(app)
    app.advance(16 * minute)
    expect(await giveRole(boss, person, 'moderator')).toMatchObject({ status: 403, body: { code: 'confirm_password' } })
    expect((await app.as(boss)('POST', '/api/confirm-password', { password: boss.password })).status).toBe(204)
    expect(await giveRole(boss, person, 'moderator')).toMatchObject({ status: 200, body: { role: 'moderator' } })
    expect(await app.as(person)('GET', '/api/user')).toMatchObject({ body: { role: 'moderator' } })
  })

  test('cannot be given by a moderator or an editor, to themselves neither', async () => {
    const person = await aFreeMember(app)
    for (const role of ['moderator', 'editor'] as const) {
      const giver = await aStaff(app, role)
      expect((await giveRole(giver, person, 'admin')).status).toBe(403)
      expect((await giveRole(giver, giver, 'admin')).status).toBe(403)
    }
    expect(await giveRole(await anAdmin(app), person, 'captain')).toMatchObject({ status: 422 })
  })

  test('is given to nobody who is silenced or suspended, before that is lifted', async () => {
    const boss = await anAdmin(app)
    const suspension = (person: Person) => `/api/admin/users/${person.user.id}/suspension`
    for (const kind of ['silenced', 'suspended']) {
      const person = await aFreeMember(app)
      const decided = { kind, until: null, reason: 'Advertising in every topic' }
      expect((await app.as(boss)('POST', suspension(person), decided)).status).toBe(201)
      for (const role of ['moderator', 'admin'])
        expect(await giveRole(boss, person, role)).toMatchObject({
          status: 409,
          body: { code: 'suspended_joins_nothing' },
        })
      await app.as(boss)('DELETE', suspension(person))
      expect((await giveRole(boss, person, 'admin')).status).toBe(200)
    }
  })

  test('is not given to somebody who is suspended in that very moment', async () => {
    const [boss, person] = [await anAdmin(app), await aFreeMember(app)]
    const { pool } = app.deps.db
    const suspending = await pool.connect()
    await suspending.query('begin')
    await suspending.query('select 1 from users where id = $1 for update', [person.user.id])
    const giving = giveRole(boss, person, 'moderator')
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
    await suspending.query(
      `insert into suspensions (user_id, email_hash, kind, reason, created_at) values ($1, 'x', 'suspended', 'Shouts', now())`,
      [person.user.id],
    )
    await suspending.query('commit')
    suspending.release()
    expect(await giving).toMatchObject({ status: 409, body: { code: 'suspended_joins_nothing' } })
  })

  test('of the last admin stays, also where two take each other’s at the same moment', async () => {
    const alone = await startApi()
    const boss = await anAdmin(alone)
    const take = (role: string) => alone.as(boss)('PUT', `/api/admin/users/${boss.user.id}/role`, { role })
    for (const role of ['job_seeker', 'moderator', 'editor'])
      expect(await take(role)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    let left = boss
    for (let round = 0; round < 4; round += 1) {
      const other = await anAdmin(alone)
      const take = (by: Person, from: Person) =>
        alone.as(by)('PUT', `/api/admin/users/${from.user.id}/role`, { role: 'job_seeker' })
      const [one] = await Promise.all([take(left, other), take(other, left)])
      const { rows } = await alone.deps.db.pool.query(`select id from users where role = 'admin'`)
      expect(rows).toHaveLength(1)
      if (one.status !== 200) left = other
    }
    await alone.stop()
  })
})

describe('the rules of admins hold for the whole team:', () => {
  test('whoever joins owes a longer password, and enters by the team’s door', async () => {
    const boss = await anAdmin(app)
    const person = await aFreeMember(app)
    const { email, password } = person
    const door = () => app.call<{ token: string }>('POST', '/api/admin/login', { email, password })
    expect(await door()).toMatchObject({ status: 403, body: { code: 'not_an_admin' } })
    await giveRole(boss, person, 'moderator')
    const inside = (await door()).body
    expect(await app.as(inside)('GET', '/api/admin/reports')).toMatchObject({ body: { code: 'password_change_due' } })
    const change = (newPassword: string) =>
      app.as(inside)('POST', '/api/admin/change-password', { currentPassword: password, newPassword })
    expect((await change('eleven-char')).status).toBe(422)
    expect((await change('a-dozen-or-more-waves')).status).toBe(200)
    expect((await app.as(inside)('GET', '/api/admin/reports')).status).toBe(200)
  })

  test('a session ends after an hour without use', async () => {
    const [moderator, editor] = [await aStaff(app, 'moderator'), await aStaff(app, 'editor')]
    app.advance(61 * minute)
    for (const person of [moderator, editor]) expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
  })

  test('no reset link is made for them', async () => {
    const boss = await anAdmin(app)
    const { email } = await aStaff(app, 'editor')
    const answer = await app.as(boss)('POST', '/api/admin/generate-reset-link', { email })
    expect(answer).toMatchObject({ status: 403, body: { code: 'admins_reset_by_command' } })
  })
})

describe('of the team', () => {
  test('everybody reads listings as members do, and editors also those that are over', async () => {
    const boss = await anAdmin(app)
    const job = await aJob(app, boss, { title: 'Buoy Tender' })
    await app.as(boss)('PATCH', `/api/jobs/${job.id}`, { active: false })
    const open = await aJob(app, boss, { title: 'Lock Keeper' })
    for (let more = 0; more < 4; more++) await aJob(app, boss)
    const [moderator, editor] = [await aStaff(app, 'moderator'), await aStaff(app, 'editor')]
    for (const person of [moderator, editor])
      expect(await app.as(person)('GET', `/api/jobs/${open.id}`)).toMatchObject({ body: { title: 'Lock Keeper' } })
    expect(await app.as(editor)('GET', `/api/jobs/${job.id}`)).toMatchObject({ body: { title: 'Buoy Tender' } })
    expect((await app.as(moderator)('GET', `/api/jobs/${job.id}`)).status).toBe(404)
  })

  test('moderators pin, lock and delete posts; editors do not, and both carry the mark of the team', async () => {
    const [moderator, editor] = [await aStaff(app, 'moderator'), await aStaff(app, 'editor')]
    const draft = { title: 'Tides of the week', content: 'High water is at noon on Friday.' }
    const { body: topic } = await app.as(editor)<{ id: string }>('POST', '/api/forum/topics', draft)
    expect(topic).toMatchObject({ author: { team: true } })
    const path = `/api/forum/topics/${topic.id}`
    expect((await app.as(editor)('PATCH', `${path}/lock`, { isLocked: true })).status).toBe(403)
    expect((await app.as(moderator)('PATCH', `${path}/lock`, { isLocked: true })).status).toBe(200)
    expect((await app.as(editor)('PATCH', `${path}/pin`, { isPinned: true })).status).toBe(403)
    const reply = { topicId: topic.id, content: 'A word under a locked topic.' }
    expect((await app.as(editor)('POST', '/api/forum/replies', reply)).status).toBe(403)
    expect((await app.as(moderator)('POST', '/api/forum/replies', reply)).status).toBe(201)
    expect((await app.as(moderator)('DELETE', path)).status).toBe(204)
  })
})
