// Walks every route that exists, so that a new one can't be forgotten.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DescribedRoute, describeRoutes } from '#http/openapi.ts'
import { aFreeMember, type Person } from '../people.ts'
import { startApi, type TestApi } from '../start-api.ts'

/** Everybody may call these; the list is kept by hand, on purpose. */
const open = new Set([
  'GET /api/chart',
  'GET /api/chart/drawing',
  'GET /api/chart/summary',
  'GET /api/docs',
  'GET /api/documents/:kind',
  'GET /api/documents/legal/:slug/versions',
  'GET /api/guide/teaser',
  'GET /api/facts',
  'GET /api/guide/:chapter',
  'GET /api/openapi.json',
  'GET /api/organisations/:slug',
  'GET /api/pay',
  'GET /api/pay/careers/:career',
  'GET /api/jobs',
  'GET /api/jobs/:id',
  'GET /api/jobs/:id/similar',
  'GET /api/jobs/:id/status',
  'GET /api/jobs/suggestions',
  'GET /api/ngos',
  'GET /api/site',
  'GET /api/stats',
  'GET /api/stats/recent',
  'POST /api/admin/login',
  'POST /api/analytics/interaction',
  'POST /api/analytics/session',
  'POST /api/login',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
  'POST /api/login/second-factor',
  'POST /api/logout',
  'POST /api/newsletter',
  'POST /api/register',
  'POST /api/request-password-reset',
])

let app: TestApi
let member: Person
let routes: DescribedRoute[]

beforeAll(async () => {
  app = await startApi()
  member = await aFreeMember(app)
  routes = describeRoutes(app.api)
})
afterAll(() => app.stop())

const nameOf = ({ method, path }: DescribedRoute) => `${method} ${path}`
const isForTheTeam = ({ docs }: DescribedRoute) => docs.guard === 'staff' || docs.guard === 'admin'
const isGuarded = (route: DescribedRoute) => route.docs.guard === 'signed-in' || isForTheTeam(route)
const fill = (path: string) => path.replace(/:\w+(\{[^}]*\})?/g, '00000000-0000-4000-8000-000000000000')

describe('every route', () => {
  test('says what it is for and who may call it', () => {
    expect(routes.length).toBeGreaterThan(5)
    expect(routes.filter(({ docs }) => !docs.summary || !docs.guard).map(nameOf)).toEqual([])
  })

  test('is on the list of open ones, or turns a stranger away', async () => {
    expect(
      routes
        .filter(({ docs }) => docs.guard === 'open')
        .map(nameOf)
        .sort(),
    ).toEqual([...open].sort())
    for (const route of routes.filter((each) => isGuarded(each))) {
      const { status, body } = await app.call(route.method, fill(route.path), {})
      expect([nameOf(route), status, body.code]).toEqual([nameOf(route), 401, 'unauthenticated'])
    }
  })

  test('for the team turns a member away', async () => {
    for (const route of routes.filter(isForTheTeam)) {
      const { status } = await app.as(member)(route.method, fill(route.path), {})
      expect([nameOf(route), status]).toEqual([nameOf(route), 403])
    }
  })

  test('refuses a body that is not JSON, malformed, too deep, too large or has unknown keys', async () => {
    const deep = '['.repeat(40) + ']'.repeat(40)
    for (const route of routes.filter((each) => each.docs.body && each.docs.guard === 'open')) {
      const send = (body: string, type = 'application/json') =>
        app.call(route.method, fill(route.path), body, { 'content-type': type })
      const answers = [
        (await send('{"a":', 'application/json')).status,
        (await send('{}', 'text/plain')).status,
        (await send(deep)).status,
        (await send(`"${'x'.repeat(200_000)}"`)).status,
        (await send('{"nobodyKnowsThisKey":1}')).status,
        (await send('{"__proto__":{"role":"admin"}}')).status,
      ]
      expect([nameOf(route), ...answers]).toEqual([nameOf(route), 400, 415, 400, 413, 422, 400])
    }
  })
})

test('an unknown path is a JSON 404', async () => {
  expect(await app.call('GET', '/api/no-such-thing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
