// The log of the team's sign-ins, of wrong passwords, and of who looked at whose data.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeRoutes } from '#http/openapi.ts'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { firstStep, withApp } from '#testing/second-factors.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

type Row = { act: string; admin_name: string; subject: string | null; after: Record<string, unknown> | null }
const rowsOf = async ({ user }: Person, act: string): Promise<Row[]> =>
  (
    await app.deps.db.pool.query(
      'select act, admin_name, subject, after from audit_log where admin_id = $1 and act = $2 order by created_at, id',
      [user.id, act],
    )
  ).rows

describe('signing in', () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const enter = ({ email, password }: Pick<Person, 'email' | 'password'>, door = '/api/admin/login') =>
    app.call('POST', door, { email, password }, firefox)

  test('of the team is in the log, by either door, with device and a shortened address', async () => {
    for (const role of ['moderator', 'editor', 'admin'] as const) {
      const person = await aStaff(app, role)
      expect((await enter(person)).status).toBe(200)
      expect((await enter(person, '/api/login')).status).toBe(200)
      const rows = await rowsOf(person, 'Signs in')
      expect(rows).toHaveLength(2)
      expect(rows[0]).toMatchObject({ subject: person.user.id, after: { wrong_passwords_before: 0 } })
      expect(rows[0]?.after?.device).toContain('Firefox')
      expect(rows[0]?.after?.address).toBe('203.0.113.0')
    }
  })

  test('of members is not', async () => {
    const member = await aFreeMember(app)
    await enter(member, '/api/login')
    await enter({ ...member, password: 'not-this-one' }, '/api/login')
    const { rows } = await app.deps.db.pool.query('select 1 from audit_log where subject = $1', [member.user.id])
    expect(rows).toEqual([])
  })

  test('with wrong passwords leaves a row for the first and every tenth, and the next success says how many', async () => {
    const admin = await anAdmin(app)
    for (let n = 0; n < 12; n++) expect((await enter({ ...admin, password: `wrong-${n}` })).status).toBe(401)
    const failures = await rowsOf(admin, 'Somebody tried a wrong password')
    expect(failures.map(({ after }) => after?.tries_in_a_day)).toEqual([1, 11])
    await enter(admin)
    expect((await rowsOf(admin, 'Signs in')).at(-1)?.after).toMatchObject({ wrong_passwords_before: 12 })
    expect(JSON.stringify([...failures, ...(await rowsOf(admin, 'Signs in'))])).not.toContain('wrong-')
  })

  test('with wrong codes after the right password leaves rows of its own, and the next success says how many', async () => {
    const admin = await anAdmin(app)
    const { code } = await withApp(app, admin)
    const { challenge } = await firstStep(app, admin, '/api/admin/login')
    const answer = async (given: string) =>
      (await app.call('POST', '/api/login/second-factor', { challenge, code: given })).status
    const wrong = code() === '000000' ? '111111' : '000000'
    expect([await answer(wrong), await answer(wrong), await answer(code())]).toEqual([401, 401, 200])
    const failures = await rowsOf(admin, 'Somebody with the right password tried a wrong code')
    expect(failures.map(({ after }) => after?.tries_in_a_day)).toEqual([1])
    expect((await rowsOf(admin, 'Signs in')).at(-1)?.after).toMatchObject({ wrong_codes_before: 2 })
    expect(JSON.stringify(failures)).not.toContain(wrong)
  })

  test('gives no token when its row cannot be written', async () => {
    const admin = await anAdmin(app)
    await app.deps.db.pool.query('alter table audit_log rename to audit_log_away')
    try {
      const answer = await enter(admin)
      expect(answer.status).toBe(500)
      expect(JSON.stringify(answer.body)).not.toContain('ses_')
      expect(answer.headers.getSetCookie()).toEqual([])
    } finally {
      await app.deps.db.pool.query('alter table audit_log_away rename to audit_log')
    }
  })
})

describe('looking at a person', () => {
  test('is in the log once in ten minutes for each of the team and person, whatever parts are read', async () => {
    const [admin, person, other] = [await anAdmin(app), await aFreeMember(app), await aFreeMember(app)]
    const open = async (whom: Person) => {
      for (const part of ['', '/membership', '/conduct', '/posts'])
        expect((await app.as(admin)('GET', `/api/admin/users/${whom.user.id}${part}`)).status).toBe(200)
    }
    const subjects = async () => (await rowsOf(admin, 'Opens a person')).map(({ subject }) => subject)
    await open(person)
    await open(person)
    expect(await subjects()).toEqual([person.user.id])
    await open(other)
    expect(await subjects()).toEqual([person.user.id, other.user.id])
    app.advance(10 * 60_000)
    await open(person)
    expect(await subjects()).toEqual([person.user.id, other.user.id, person.user.id])
    expect(JSON.stringify(await rowsOf(admin, 'Opens a person'))).not.toContain(person.email)
  })

  test('is not in the log when it was refused, when nobody is there, or for a page of the list', async () => {
    const [moderator, admin, person] = [await aStaff(app, 'moderator'), await anAdmin(app), await aFreeMember(app)]
    expect((await app.as(moderator)('GET', `/api/admin/users/${person.user.id}`)).status).toBe(403)
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await app.as(admin)('GET', `/api/admin/users/${nobody}`)).status).toBe(404)
    expect((await app.as(admin)('GET', '/api/admin/users')).status).toBe(200)
    expect(await rowsOf(moderator, 'Opens a person')).toEqual([])
    expect(await rowsOf(admin, 'Opens a person')).toEqual([])
  })

  test('as a list that is saved as a file is in the log, and is not given when its row cannot be written', async () => {
    const admin = await anAdmin(app)
    const save = () => app.as(admin)<string | object>('GET', '/api/admin/users.csv')
    await app.deps.db.pool.query('alter table audit_log rename to audit_log_away')
    const refused = await save()
    await app.deps.db.pool.query('alter table audit_log_away rename to audit_log')
    expect([refused.status, JSON.stringify(refused.body).includes(admin.email)]).toEqual([500, false])
    expect((await save()).body).toContain(admin.email)
    expect(await rowsOf(admin, 'Saves a list of people as a file')).toMatchObject([{ subject: null }])
  })

  test('is recorded by every route that shows one person', () => {
    const routes = describeRoutes(app.api).filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/admin/users/:id'),
    )
    expect(routes.length).toBeGreaterThanOrEqual(4)
    expect(routes.filter(({ docs }) => !docs.isReadRecorded).map(({ path }) => path)).toEqual([])
  })
})
