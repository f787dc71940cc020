// The API for others: its description passes a public linter, and every example of docs/API.md does what it says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewAccessToken } from '#features/accounts/access-token.schema.ts'
import { type TokenScope, tokenScopes } from '#shared/token-scopes.ts'
import { aPicture } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { projectRoot } from './paths.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

type Described = {
  servers: { url: string }[]
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; security: Record<string, string[]>[]; responses: Record<string, Record<string, unknown>> }
    >
  >
}

test('the description passes the linter without a complaint', { timeout: 60_000 }, async () => {
  const { body } = await app.call('GET', '/api/openapi.json')
  // The site is not given away under a licence, and on a trial its own address is the local one.
  const rules = { 'info-license': 'off', 'no-server-example.com': 'off' } as const
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const problems = await lintFromString({ source: JSON.stringify(body), config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('every scope is described where it is good for something, and operations have names of their own', async () => {
  const { body } = await app.call<Described>('GET', '/api/openapi.json')
  expect(body.servers).toEqual([{ url: 'http://localhost:3000' }])
  const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods))
  const scopes = operations.flatMap(({ security }) => security.flatMap(({ accessToken = [] }) => accessToken))
  expect([...new Set(scopes)].toSorted()).toEqual([...tokenScopes].toSorted())
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})

test('what is refused is described with the status it is answered with', async () => {
  const person = await aMember(app)
  const { status } = await app.as(person)('POST', '/api/tokens', { name: '' })
  type Refusals = { paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>> }
  const { body } = await app.call<Refusals>('GET', '/api/openapi.json')
  const { responses } = body.paths['/api/tokens']!.post!
  expect(responses[String(status)]).toEqual({ $ref: '#/components/responses/Refused422' })
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '400', '401', '403', '429']))
  const { components } = body as unknown as { components: { responses: Record<string, { description: string }> } }
  expect(components.responses.Refused422?.description).toContain('`fields`')
})

test('what a refusal says beside its sentence, and where a call leads, is no surprise to who reads the description', async () => {
  const person = await aMember(app)
  const suspension = { kind: 'silenced', until: null, reason: 'Be kind' }
  await app.as(await anAdmin(app))('POST', `/api/admin/users/${person.user.id}/suspension`, suspension)
  const topic = { title: 'A topic', content: 'More than ten letters' }
  const { body: refused } = await app.as(person)('POST', '/api/forum/topics', topic)
  expect(refused).toMatchObject({ code: 'silenced', reason: 'Be kind', until: null })
  type Schemas = { components: { schemas: { Error: { additionalProperties?: unknown } } } }
  const { body } = await app.call<Described & Schemas>('GET', '/api/openapi.json')
  expect(body.components.schemas.Error.additionalProperties).not.toBe(false)
  const asking = Object.entries(body.paths).filter(([path, { get }]) => get && path.endsWith('/unsubscribe'))
  expect(asking).toHaveLength(4)
  for (const [path, { get }] of asking) {
    const { status } = await app.call('GET', `${path}?token=any`)
    expect([path, status, Object.keys(get?.responses ?? {})]).toEqual([path, 302, expect.arrayContaining(['302'])])
  }
  for (const path of ['/api/mail-events', '/api/webhooks/stripe'])
    expect(body.paths[path]?.post?.responses['200']).toHaveProperty('content')
})

type Example = {
  method: string
  path: string
  body: string | undefined
  isFilledIn: boolean
  isJson: boolean
  hasToken: boolean
  sends: boolean
}

/** Reads the few forms of curl that the page uses: a shell fills in names between double quotes and up to END, nowhere else. */
function readExample(command: string): Example {
  const path = /"\$SITE([^"]*)"/.exec(command)?.[1]
  if (!path) throw new Error(`an example without an address: ${command}`)
  const upToEnd = /-d @- <<END\n(.*)\nEND\b/s.exec(command)
  return {
    method: /-X (\w+)/.exec(command)?.[1] ?? 'GET',
    path,
    body: (upToEnd ?? /-d '([^']*)'/.exec(command))?.[1],
    isFilledIn: upToEnd !== null,
    isJson: command.includes('"Content-Type: application/json"'),
    hasToken: command.includes('"Authorization: Bearer $TOKEN"'),
    sends: command.includes('--data-binary'),
  }
}

/** The examples of one section of the page. */
function examplesOf(title: string): Example[] {
  const page = readFileSync(join(projectRoot, 'docs/API.md'), 'utf8')
  const section = page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const blocks = [...section.matchAll(/```sh\n([^`]*)```/g)].map(([, block]) => block!)
  return blocks.flatMap((block) => block.split(/\n(?=curl )/)).map(readExample)
}

async function tokenOf(person: Person, scopes: TokenScope[]): Promise<string> {
  const draft = { name: 'A script', scopes, expiresOn: null }
  return (await app.as(person)<NewAccessToken>('POST', '/api/tokens', draft)).body.token
}

async function run(example: Example, token: string, known: Record<string, string> = {}) {
  const fill = (text: string) => text.replace(/\$([A-Z_]+)/g, (whole, name: string) => known[name] ?? whole)
  const picture = example.sends ? new Uint8Array(await aPicture()) : undefined
  const body = picture ?? (example.body && example.isFilledIn ? fill(example.body) : example.body)
  const headers = {
    ...(example.isJson ? { 'content-type': 'application/json' } : {}),
    ...(example.hasToken ? { authorization: `Bearer ${token}` } : {}),
  }
  const init = { method: example.method, headers, ...(body === undefined ? {} : { body }) }
  const response = await app.api.request(fill(example.path), init, {})
  return { status: response.status, text: await response.text() }
}

test('a member reads what is theirs with the page’s examples, and with no other token', async () => {
  const member = await aMember(app)
  const token = await tokenOf(member, ['read:own'])
  const examples = examplesOf('Reading what is yours')
  expect(examples).toHaveLength(3)
  for (const example of examples) {
    expect([example.path, (await run(example, token)).status]).toEqual([example.path, 200])
    expect([example.path, (await run(example, 'pat_not-a-token-of-anybody-at-all')).status]).toEqual([
      example.path,
      401,
    ])
  }
})

test('an editor posts and edits a listing with the page’s examples', async () => {
  const token = await tokenOf(await anAdmin(app), ['write:jobs'])
  const [start, send, post, edit] = examplesOf('Posting a listing')
  const started = await run(start!, token)
  const { uploadURL, objectPath } = JSON.parse(started.text) as { uploadURL: string; objectPath: string }
  const inAMonth = new Date(app.deps.clock.now().getTime() + 30 * 86_400_000)
  const known = { UPLOAD_URL: uploadURL, OBJECT_PATH: objectPath, LAST_DAY: inAMonth.toISOString().slice(0, 10) }
  expect((await run(send!, token, known)).status).toBe(204)
  const posted = await run(post!, token, known)
  expect([posted.status, posted.text]).toEqual([201, expect.stringContaining('Seagrass Field Assistant')])
  const { id } = JSON.parse(posted.text) as { id: string }
  const edited = await run(edit!, token, { ...known, JOB_ID: id })
  expect([edited.status, JSON.parse(edited.text)]).toEqual([200, expect.objectContaining({ featured: true })])
})

test('an editor reads a text into a draft with the page’s example, and nothing is posted', async () => {
  const token = await tokenOf(await anAdmin(app), ['write:imports'])
  const [read] = examplesOf('Importing')
  const { status, text } = await run(read!, token)
  expect([status, text]).toEqual([200, expect.stringContaining('Sea Turtle Intern')])
  expect((await app.call<{ total: number }>('GET', '/api/jobs?search=Turtle+Intern')).body.total).toBe(0)
})
