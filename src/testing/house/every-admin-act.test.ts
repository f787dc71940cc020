// Walks every changing route of admins with a real call: one row in the audit log each, in the act's own transaction.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPayments } from '#features/membership/server/payments.fixture.ts'
import { type DescribedRoute, describeRoutes } from '#http/openapi.ts'
import { aJob } from '../jobs.ts'
import { aMember, anAdmin } from '../people.ts'
import { openWebPages, type WebPages } from '../web-pages.ts'
import { adminActs } from './admin-acts.fixture.ts'
import type { AdminAct, House } from './audit-act.fixture.ts'
import { feedHost, showFeed } from './feed-acts.fixture.ts'
import { aReply, aTopic } from './forum-acts.fixture.ts'

let house: House
let web: WebPages
const query = async (statement: string) => (await house.app.deps.db.pool.query(statement)).rows
const readLog = () => query('select * from audit_log order by created_at, id')

beforeAll(async () => {
  web = await openWebPages()
  showFeed(web)
  const app = await startPayments({ OUTBOUND_TEST_HOSTS: web.hosts(feedHost) })
  house = { app, admin: await anAdmin(app) }
})
afterAll(async () => {
  await house.app.stop()
  await web.close()
})

const call = (act: AdminAct, name: string) =>
  house.app.as(act.by ?? house.admin)(name.split(' ')[0]!, act.path, act.body)

/** What goes on by itself after an act: letters are delivered, an issue that was let go is sent. */
const steadyParts: Record<string, string> = {
  mail_letters: `t.key || (t.status = 'failed')::text`,
  newsletter_issues: `t.week || t.intro || (t.status = 'draft')::text || (t.status = 'skipped')::text || (t.status = 'stopped')::text`,
}

/** Everything that is stored but the turns of mail hosts, as far as only an act changes it. */
async function fingerprint(): Promise<unknown> {
  const tables = await query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'mail_hosts' order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const what = steadyParts[name] ?? 't::text'
    const [row] = await query(`select md5(string_agg(${what}, '|' order by ${what})) as print from ${name} t`)
    prints[name] = row.print
  }
  return prints
}

const nameOf = ({ method, path }: DescribedRoute) => `${method} ${path}`

/** Asks by POST because of what it sends along; it changes nothing. */
const onlyAsk = ['POST /api/admin/documents/:kind/:slug/preview', 'POST /api/admin/imports']

test('whatever admins alone may change is described beside its route', () => {
  const routes = describeRoutes(house.app.api).filter(
    ({ method, docs }) => (docs.guard === 'admin' || docs.guard === 'staff') && method !== 'GET',
  )
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter(({ docs }) => !docs.isRecorded).map(nameOf)).toEqual(onlyAsk)
})

test('every act that is described is in the table', () => {
  const routes = describeRoutes(house.app.api).filter(({ docs }) => docs.isRecorded)
  expect(routes.map(nameOf).sort()).toEqual(Object.keys(adminActs).sort())
})

describe.each(Object.entries(adminActs))('%s', (name, prepare) => {
  test('is not done when its row cannot be written; else it leaves one row with who, what, before, after and no secret', async () => {
    const act = await prepare(house)
    const known = new Set((await readLog()).map(({ id }) => id))
    await query('alter table audit_log rename to audit_log_away')
    try {
      const stored = await fingerprint()
      const refused = await call(act, name)
      expect(await fingerprint()).toEqual(stored)
      expect(refused.status).toBe(500)
    } finally {
      await query('alter table audit_log_away rename to audit_log')
    }

    expect((await call(act, name)).status).toBeLessThan(300)
    const rows = (await readLog()).filter(({ id }) => !known.has(id))
    expect(rows).toHaveLength(1)
    const { user } = act.by ?? house.admin
    const { docs } = describeRoutes(house.app.api).find((route) => nameOf(route) === name)!
    const { admin_id, admin_name, act: said, subject, before, after } = rows[0]
    expect([admin_id, admin_name, said, subject]).toEqual([user.id, user.username, docs.summary, act.subject])
    expect({ before, after }).toMatchObject({ before: act.before, after: act.after })
    const text = JSON.stringify(rows[0])
    for (const secret of [...(act.secrets ?? []), house.admin.token, house.admin.password])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/argon2|token|_hash/)
  })
})

test('an act that is refused leaves no row', async () => {
  const before = (await readLog()).length
  const nobody = '00000000-0000-4000-8000-000000000000'
  const { app, admin } = house
  for (const name of Object.keys(adminActs).filter((each) => each.includes(':id'))) {
    const [method, path] = name.split(' ') as [string, string]
    expect((await app.as(admin)(method, path.replace(':id', nobody), {})).status).toBeGreaterThanOrEqual(400)
  }
  expect((await readLog()).length).toBe(before)
})

test('of several things done by one act, none stays when one of them fails', async () => {
  const { app, admin } = house
  const jobs = [await aJob(app, admin), await aJob(app, admin)]
  const ids = jobs.map(({ id }) => id)
  await query(`alter table jobs add constraint second_stays_open check (id <> '${ids[1]}' or active) not valid`)
  const before = (await readLog()).length
  expect((await app.as(admin)('POST', '/api/admin/jobs/act', { ids, act: 'close' })).status).toBe(409)
  expect(await query(`select active from jobs where id in ('${ids.join("','")}')`)).toEqual([
    { active: true },
    { active: true },
  ])
  expect((await readLog()).length).toBe(before)
})

test('an admin who deletes their own account leaves the row without a name', async () => {
  const leaver = await anAdmin(house.app)
  expect((await house.app.as(leaver)('DELETE', `/api/admin/users/${leaver.user.id}`)).status).toBe(204)
  expect((await readLog()).at(-1)).toMatchObject({
    admin_id: null,
    admin_name: 'a former administrator',
    subject: leaver.user.id,
  })
})

test('whoever deletes a post of their own, member or admin, leaves no row', async () => {
  const before = (await readLog()).length
  for (const author of [await aMember(house.app), await anAdmin(house.app)]) {
    const paths = [
      `/api/forum/topics/${await aTopic(house, author)}`,
      `/api/forum/replies/${await aReply(house, author)}`,
    ]
    for (const path of paths) expect((await house.app.as(author)('DELETE', path)).status).toBe(204)
  }
  expect((await readLog()).length).toBe(before)
})
