// What the desk does for people: finds them, tells them, corrects their address.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { UserList } from '../admin.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const run = (text: string, values: unknown[] = []) => app.deps.db.pool.query(text, values)
const lettersLike = async (key: string) =>
  (await run('select recipient, subject from mail_letters where key like $1 order by key', [key])).rows

describe('people', () => {
  const list = async (query: string) =>
    (await app.as(admin)<UserList>('GET', `/api/admin/users?${query}`)).body.users.map(({ id }) => id)

  test('are found by what is the matter with them, and sorted', async () => {
    const [soon, far, silent] = [await aFreeMember(app), await aFreeMember(app), await aFreeMember(app)]
    const grant = (person: Person, days: number) =>
      app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, {
        action: 'grant',
        days,
        reason: 'For the test',
      })
    await grant(soon, 10)
    await grant(far, 100)
    await app.as(admin)('POST', `/api/admin/users/${silent.user.id}/suspension`, {
      kind: 'suspended',
      until: null,
      reason: 'Shouts at people',
    })
    expect(await list('state=ends_soon')).toEqual([soon.user.id])
    expect(await list('state=suspended')).toEqual([silent.user.id])
    await run('update suspensions set until = $1', [app.deps.clock.now()])
    expect(await list('state=suspended')).toEqual([])
    expect(await list('state=staff')).toContain(admin.user.id)
    expect(await list('state=staff')).not.toContain(soon.user.id)
    expect(await list('state=unverified')).toContain(far.user.id)
    await run('update users set email_verified = true where id = $1', [far.user.id])
    expect(await list('state=unverified')).not.toContain(far.user.id)
    expect((await list('sort=ends')).slice(0, 2)).toEqual([soon.user.id, far.user.id])
    expect((await list('plan=Annual&sort=ends')).slice(0, 2)).toEqual([soon.user.id, far.user.id])
    await run('update users set subscription_end_date = $1 where id = $2', [app.deps.clock.now(), soon.user.id])
    expect([await list('plan=Annual'), await list('state=ends_soon')]).toEqual([[far.user.id], []])
    expect(await list('plan=Free')).toContain(soon.user.id)
    await run('update users set last_login = null where id = $1', [far.user.id])
    expect((await list('sort=last_login')).at(-1)).toBe(far.user.id)
    for (const [person, name] of [
      [silent, 'zoe of the reef'],
      [far, 'Yann of the reef'],
    ] as const)
      await run('update users set username = $1 where id = $2', [name, person.user.id])
    expect(await list('search=of the reef&sort=name')).toEqual([far.user.id, silent.user.id])
    expect((await app.as(admin)('GET', '/api/admin/users?sort=odd')).status).toBe(422)
  })

  test('are told when the team gives or ends a membership', async () => {
    const person = await aFreeMember(app)
    const change = (what: object) => app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, what)
    await change({ action: 'grant', days: 30, reason: 'Not for their eyes' })
    await change({ action: 'end', reason: 'Not for their eyes' })
    const letters = await lettersLike(`membership-change:${person.user.id}:%`)
    expect(letters.map(({ recipient }) => recipient)).toEqual([person.email, person.email])
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      expect.stringMatching(/^A gift from/),
      'Your membership was ended by our team',
    ])
  })

  test('have their address corrected: at once where nobody confirmed it, by the new mailbox where somebody did', async () => {
    const [typo, sure] = [await aFreeMember(app), await aFreeMember(app)]
    await run('update users set email_verified = true where id = $1', [sure.user.id])
    const correct = (person: Person, email: string, by = admin) =>
      app.as(by)('PUT', `/api/admin/users/${person.user.id}/email`, { email })
    const right = `right-${typo.email}`
    expect(await correct(typo, right)).toMatchObject({ status: 200, body: { email: right, emailVerified: false } })
    expect((await lettersLike(`verify:${typo.user.id}%`)).map(({ recipient }) => recipient)).toContain(right)
    const pending = `right-${sure.email}`
    expect(await correct(sure, pending)).toMatchObject({
      status: 200,
      body: { email: sure.email, pendingEmail: pending },
    })
    expect(await correct(typo, sure.email)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await correct(admin, 'boss@elsewhere.example')).toMatchObject({
      status: 403,
      body: { code: 'team_changes_own_address' },
    })
    expect((await correct(typo, 'not an address')).status).toBe(422)
    expect((await correct(typo, 'x@mail.example', sure)).status).toBe(403)
  })

  test('get their confirmation again, unless there is nothing to confirm', async () => {
    const person = await aFreeMember(app)
    const again = () => app.as(admin)('POST', `/api/admin/users/${person.user.id}/verification`)
    const before = (await lettersLike(`verify:${person.user.id}%`)).length
    app.advance(1_000)
    expect((await again()).status).toBe(204)
    expect((await lettersLike(`verify:${person.user.id}%`)).length).toBe(before + 1)
    await run('update users set email_verified = true where id = $1', [person.user.id])
    expect(await again()).toMatchObject({ status: 409, body: { code: 'already_verified' } })
  })
})
