// Every endpoint of the OpenAPI document, with inputs made from its own schema, as a visitor, a member and an admin:
// no failure of ours, no hang, no leak, and errors in the one form the contract has.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob } from '../jobs.ts'
import { aMember, anAdmin, type Person } from '../people.ts'
import { startApi, type TestApi } from '../start-api.ts'
import { fitting, hostileText, type JsonSchema, spoiled } from './inputs.ts'

type Parameter = { name: string; in: 'path' | 'query'; schema: JsonSchema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
}
type Document = { paths: Record<string, Record<string, Operation>> }
type Request = { path: string; body: unknown }

let app: TestApi
let document: Document
let knownIds: string[]
const people: Record<string, Person> = {}
beforeAll(async () => {
  app = await startApi({
    MAIL_EVENTS_SECRET: 'whsec_for_the_fuzz_test_only_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_for_the_fuzz_test_only_0123456789',
  })
  document = (await app.call<Document>('GET', '/api/openapi.json')).body
  const admin = await anAdmin(app)
  const member = await aMember(app)
  const job = await aJob(app, admin)
  const topic = await app.as(member)<{ id: string }>('POST', '/api/forum/topics', {
    title: 'Which gloves for cold water?',
    content: 'Five millimetres or three, and why?',
  })
  knownIds = [job.id, topic.body.id, member.user.id]
})
afterAll(() => app.stop())

/** Somebody may have been deleted, demoted or signed out on the way: that is what the calls are for. */
async function whoIs(role: 'member' | 'admin'): Promise<Person> {
  const known = people[role]
  if (known) {
    const { status, body } = await app.as(known)<{ role: string }>('GET', '/api/user')
    if (status === 200 && (body.role === 'admin') === (role === 'admin')) return known
  }
  const person = await (role === 'admin' ? anAdmin(app) : aMember(app))
  people[role] = person
  return person
}

function requests(path: string, operation: Operation): fc.Arbitrary<Request> {
  const parameters = operation.parameters ?? []
  const schema = operation.requestBody?.content['application/json'].schema
  const pathValue = fc.oneof(fc.constantFrom(...knownIds), fc.uuid(), hostileText)
  const inPath = fc.record(
    Object.fromEntries(parameters.filter((each) => each.in === 'path').map(({ name }) => [name, pathValue])),
  )
  const inQuery = fc.record(
    Object.fromEntries(
      parameters
        .filter((each) => each.in === 'query')
        .map(({ name, schema: field }) => [name, fc.oneof(fitting(field), hostileText)]),
    ),
    { requiredKeys: [] },
  )
  const body = schema ? fc.oneof(fitting(schema), spoiled(schema)) : fc.constant(undefined)
  return fc.tuple(inPath, inQuery, body).map(([values, query, content]) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(values[name] ?? '')))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, wellFormed(String(value))]))
    return { path: `${filled}?${search}`.slice(0, 8_000), body: content }
  })
}

const wellFormed = (text: string) => text.slice(0, 2_000).toWellFormed()
const leaks = /node_modules|\bat \/|\$argon2|\bselect .+ from\b|insert into|ECONN|pg_|drizzle|SyntaxError|TypeError/i

async function expectSound(method: string, { path, body }: Request, person: Person | null): Promise<void> {
  const call = person ? app.as(person) : app.call
  const answer = await call<{ error?: string; code?: string }>(method, path, body)
  const told = `${method} ${path} ${JSON.stringify(body)} -> ${answer.status} ${JSON.stringify(answer.body)}`.slice(
    0,
    900,
  )
  expect(answer.status, told).toBeLessThan(500)
  if (answer.status < 400) return
  expect(answer.body, told).toMatchObject({ error: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) })
  expect(`${answer.body.error} ${answer.body.code}`, told).not.toMatch(leaks)
}

const runs = 15

describe.each([
  ['a visitor', 'visitor'],
  ['a member', 'member'],
  ['an admin', 'admin'],
] as const)('whatever %s sends', (_who, role) => {
  test('gets an answer, never a failure of ours', { timeout: 180_000 }, async () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    expect(operations.length).toBeGreaterThan(60)
    for (const { method, path, operation } of operations) {
      const person = role === 'visitor' ? null : await whoIs(role)
      const property = fc.asyncProperty(requests(path, operation), (request) => expectSound(method, request, person))
      await fc.assert(property, { numRuns: runs, endOnFailure: true })
    }
  })
})
