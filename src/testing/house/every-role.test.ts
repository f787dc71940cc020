// Every route of the back-office × everybody: who may call what is one table, and the routes keep to it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DescribedRoute, describeRoutes } from '#http/openapi.ts'
import { type Role, roles } from '#shared/actor.ts'
import type { Area } from '#shared/staff.ts'
import { aFreeMember, aStaff, type Person } from '../people.ts'
import { startApi, type TestApi } from '../start-api.ts'

/** Kept by hand, on purpose: whoever widens a role says so here. Admins may call everything. */
const allowed: Record<Area, Role[]> = {
  forum: ['moderator', 'admin'],
  listings: ['editor', 'admin'],
  words: ['editor', 'admin'],
  newsletter: ['editor', 'admin'],
}

/** What each area is, by the beginnings of its addresses. */
const addresses: Record<Area, RegExp> = {
  forum:
    /^\/api\/(forum\/topics\/:id\/(pin|lock|category|merge|split|notes)|forum\/(posts\/:id\/edits|notes\/:id)|admin\/(reports|held-posts|forum-acts)\b|admin\/users\/:id\/(conduct|posts|suspension|notes)\b)/,
  listings:
    /^\/api\/(jobs\b|admin\/(jobs|companies|analytics|empty-searches|imports|duplicates|unread-texts|places|drafts|feeds|links|listing-reports)\b)/,
  words: /^\/api\/admin\/documents\b/,
  newsletter: /^\/api\/admin\/newsletter(\/(preview|test|skip|send|visits|issues\/:week(\/(stop|resume))?))?$/,
}

let app: TestApi
let people: Map<Role, Person>
let routes: DescribedRoute[]
beforeAll(async () => {
  app = await startApi()
  people = new Map([['job_seeker', await aFreeMember(app)]])
  for (const role of roles) if (role !== 'job_seeker') people.set(role, await aStaff(app, role))
  routes = describeRoutes(app.api).filter(({ docs }) => docs.guard === 'staff' || docs.guard === 'admin')
})
afterAll(() => app.stop())

const nobody = '00000000-0000-4000-8000-000000000000'
const fill = (path: string) => path.replace(/:\w+(\{[^}]*\})?/g, nobody)
const nameOf = ({ method, path }: DescribedRoute) => `${method} ${path}`
const isTurnedAway = (code: unknown) => code === 'admins_only' || code === 'not_your_area'

test('every route of an area is one of those the area is for', () => {
  expect(routes.length).toBeGreaterThan(40)
  for (const route of routes) {
    const { area, guard } = route.docs
    const found = (Object.keys(addresses) as Area[]).filter((each) => addresses[each].test(route.path))
    if (guard === 'admin') expect([nameOf(route), found]).toEqual([nameOf(route), []])
    else if (area) expect([nameOf(route), found]).toEqual([nameOf(route), [area]])
    else expect(nameOf(route)).toBe('POST /api/admin/change-password')
  }
})

describe.each(roles)('%s', (role) => {
  test('may call what the table says, and is told about everything else that it is not theirs', async () => {
    for (const route of routes) {
      const { area, guard } = route.docs
      const may = guard === 'admin' ? role === 'admin' : area ? allowed[area].includes(role) : role !== 'job_seeker'
      // A body that no route takes: whoever gets past the guard changes nothing.
      const { status, body } = await app.as(people.get(role)!)(route.method, fill(route.path), {
        nobodyKnowsThisKey: 1,
      })
      const answer = [nameOf(route), isTurnedAway(body.code) && status === 403]
      expect(answer).toEqual([nameOf(route), !may])
    }
  })
})

test('the description says who may call a route', async () => {
  const { body } = await app.call<{ paths: Record<string, Record<string, { description: string }>> }>(
    'GET',
    '/api/openapi.json',
  )
  expect(body.paths['/api/admin/reports']?.get?.description).toBe('For moderators and administrators.')
  expect(body.paths['/api/admin/companies']?.get?.description).toBe('For editors and administrators.')
  expect(body.paths['/api/admin/payments']?.get?.description).toBe('For administrators.')
})
