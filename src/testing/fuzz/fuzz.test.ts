// Every endpoint, with inputs made from its own description, as a visitor, a free member, a member and an admin: no failure of
// ours, errors in the one form the contract has, and a call that is refused changes nothing.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DescribedRoute } from '#http/openapi.ts'
import { bodiesThatAreNone, requestsFor } from './requests.ts'
import { again, type Fuzz, mayCall, seed, startFuzz } from './start-fuzz.ts'
import { thingsIn } from './things.ts'

let fuzz: Fuzz
beforeAll(async () => {
  fuzz = await startFuzz()
})
afterAll(() => fuzz.stop())

const nameOf = ({ method, path }: DescribedRoute) => `${method} ${path}`
const seedOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed)

/** Requests to each route that answers them; one that turns everybody of that kind away at the door gets one. */
const runs = { visitor: 6, free: 4, member: 4, admin: 6 }

test('every route that the API describes is called, in the name of everybody', async () => {
  const { body } = await fuzz.app.call<{ paths: Record<string, object> }>('GET', '/api/openapi.json')
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const called = fuzz.routes.map((route) => nameOf(route).replace(/\{[^}]*\}/g, ''))
  expect(called.sort()).toEqual(described.sort())
})

test('every parameter of every route has something to stand for it', () => {
  expect(fuzz.routes.length).toBeGreaterThan(200)
  const unknown = fuzz.routes.filter(({ path }) => thingsIn(path).some(({ thing }) => thing === null))
  expect(unknown.map(nameOf), 'things.ts must say what they name').toEqual([])
})

describe.each([
  ['a visitor', 'visitor'],
  ['a free member', 'free'],
  ['a member', 'member'],
  ['an admin', 'admin'],
] as const)('whatever %s sends', (_who, role) => {
  test('gets an answer, never a failure of ours, and what is refused changes nothing', {
    timeout: 180_000,
  }, async () => {
    const faults: string[] = []
    for (const route of fuzz.routes) {
      const caller = role === 'visitor' ? null : await fuzz.whoIs(role)
      const ids = await fuzz.idsFor(route, role, caller)
      const name = nameOf(route)
      const chosen = { numRuns: mayCall(route, role) ? runs[role] : 1, seed: seedOf(role + name) }
      for (const sent of fc.sample(requestsFor(route, ids), chosen)) {
        const { fault } = await fuzz.send(sent, caller)
        if (fault) faults.push(fault)
      }
    }
    expect(faults.slice(0, 20), again).toEqual([])
    const { kept, now } = await fuzz.ofStranger()
    if (role !== 'admin') expect(now, again).toEqual(kept)
  })
})

test('a body that is none is refused, whatever it is for', { timeout: 60_000 }, async () => {
  const faults: unknown[] = []
  const takers = fuzz.routes.filter(({ docs }) => docs.body)
  expect(takers.length).toBeGreaterThan(80)
  for (const route of takers) {
    const caller = await fuzz.whoIs('admin')
    const ids = await fuzz.idsFor(route, 'admin', caller)
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => encodeURIComponent(ids[name]![0]!))
    for (const { body, type } of bodiesThatAreNone) {
      const { status, fault } = await fuzz.send({ method: route.method, path, body, type }, caller)
      if (fault || status < 400) faults.push(fault ?? [nameOf(route), type, body.slice(0, 40), status])
    }
  }
  expect(faults.slice(0, 20)).toEqual([])
})

test('a method that an address does not know is refused', { timeout: 60_000 }, async () => {
  const faults: unknown[] = []
  const caller = await fuzz.whoIs('admin')
  const known = new Set(fuzz.routes.map(nameOf))
  for (const path of new Set(fuzz.routes.map((route) => route.path))) {
    const named = path.replace(/:\w+(\{[^}]*\})?/g, '00000000-0000-4000-8000-000000000000')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      if (known.has(`${method} ${path}`)) continue
      const { status, fault } = await fuzz.send({ method, path: named, body: '{}', type: 'application/json' }, caller)
      if (fault || status < 400) faults.push(fault ?? [method, path, status])
    }
  }
  expect(faults.slice(0, 20)).toEqual([])
})
