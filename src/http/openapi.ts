// The OpenAPI document, put together from what the mounted routes say about themselves.
import type { Hono } from 'hono'
import { z } from 'zod'
import { brand } from '#shared/brand.ts'
import type { Area } from '#shared/staff.ts'
import { scopeLabels, tokenScopes } from '#shared/token-scopes.ts'
import type { AppEnv } from './app-env.ts'
import { jsonSchema } from './json-schema.ts'
import { docsOf, type RouteDocs } from './route-docs.ts'

export type DescribedRoute = { method: string; path: string; docs: RouteDocs }

const methods = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])

/** Every endpoint that exists, with the docs of all its middlewares merged. */
export function describeRoutes(app: Hono<AppEnv>): DescribedRoute[] {
  const found = new Map<string, DescribedRoute>()
  for (const { method, path, handler } of app.routes) {
    if (!methods.has(method) || path.includes('*')) continue
    const key = `${method} ${path}`
    const route = found.get(key) ?? { method, path, docs: {} }
    const docs = docsOf(handler)
    if (docs) route.docs = { ...route.docs, ...docs }
    found.set(key, route)
  }
  return [...found.values()]
}

const introduction = `${brand.description} Whoever signs in gets a bearer token; members make access tokens of their own in their account.`

/** Some say more, such as until when somebody is suspended. */
const ErrorAnswer = z.looseObject({
  error: z.string().describe('A sentence for a person'),
  code: z.string().describe('A word for a machine'),
  fields: z.record(z.string(), z.string()).optional(),
})

const areaTexts = {
  forum: 'For moderators and administrators.',
  listings: 'For editors and administrators.',
  words: 'For editors and administrators.',
  newsletter: 'For editors and administrators.',
} satisfies Record<Area, string>

const guardTexts = {
  open: 'Open to everybody.',
  'signed-in': 'For signed-in members.',
  staff: 'For the team.',
  admin: 'For administrators.',
  proof: 'Carries its own proof: a signature or a signed link.',
} as const

/** What may go wrong, by status: named once, and pointed at. */
const refusals = {
  400: 'The body can not be read',
  401: 'Nobody is signed in, or the session has ended',
  403: 'Not for this person, or not with this token',
  404: 'There is no such thing',
  422: 'Something in the request is not as it must be; `fields` says what',
  429: 'Too many requests; `Retry-After` says for how many seconds to wait',
} as const
type RefusedStatus = keyof typeof refusals

const ErrorBody = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

export function makeOpenApi(routes: DescribedRoute[], serverUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    if (!route.path.startsWith('/api/')) continue
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route, path) }
  }
  const responses = Object.entries(refusals).map(([status, description]) => [
    `Refused${status}`,
    { description, content: ErrorBody },
  ])
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: introduction },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers with.' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: `A personal access token: ${tokenScopes.map((scope) => `\`${scope}\` (${scopeLabels[scope]})`).join(', ')}.`,
        },
      },
      schemas: { Error: jsonSchema(ErrorAnswer, 'output') },
      responses: Object.fromEntries(responses),
    },
    paths,
  }
}

/** `GET /api/jobs/{id}` is `getJobsById`. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[^A-Za-z0-9{]+/)
  const named = words.filter(Boolean).map((word) => {
    const plain = word.replace('{', '')
    return `${word.startsWith('{') ? 'By' : ''}${plain[0]!.toUpperCase()}${plain.slice(1)}`
  })
  return `${method.toLowerCase()}${named.join('')}`
}

const tagOf = (path: string) => path.split('/')[2]!

function describeOperation({ method, path, docs }: DescribedRoute, written: string): Record<string, unknown> {
  const { summary, guard = 'open', area, tokenScope, body, query, answers = {} } = docs
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => parameter(name!, 'path', { type: 'string' }, true))
  const queryShape = query instanceof z.ZodObject ? query.shape : {}
  for (const [name, schema] of Object.entries(queryShape)) {
    parameters.push(parameter(name, 'query', jsonSchema(schema as z.ZodType, 'input'), false))
  }
  const byToken = tokenScope ? ` Also with an access token of the scope \`${tokenScope}\`.` : ''
  return {
    operationId: operationIdOf(method, written),
    tags: [tagOf(written)],
    summary,
    description: `${area ? areaTexts[area] : guardTexts[guard]}${byToken}`,
    security: securityOf(docs),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }
      : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, schema]) => [status, answer(schema)])),
      ...(Object.keys(answers).length === 0 ? { 200: { description: 'Done' } } : {}),
      ...Object.fromEntries(refusedStatuses(path, docs).map((status) => [status, refused(status)])),
      default: { description: 'Another error', content: ErrorBody },
    },
  }
}

/** An empty one: signing in is possible, not needed. */
function securityOf({ guard = 'open', tokenScope }: RouteDocs): Record<string, string[]>[] {
  const session = { session: [] }
  if (guard === 'proof') return []
  if (guard === 'open') return [session, {}]
  return tokenScope ? [session, { accessToken: [tokenScope] }] : [session]
}

function refusedStatuses(path: string, { guard = 'open', body, query }: RouteDocs): RefusedStatus[] {
  const isGuarded = guard !== 'open' && guard !== 'proof'
  const possible: [boolean, RefusedStatus][] = [
    [Boolean(body), 400],
    [isGuarded, 401],
    [isGuarded, 403],
    [path.includes(':'), 404],
    [Boolean(body || query), 422],
    [true, 429],
  ]
  return possible.filter(([is]) => is).map(([, status]) => status)
}

const refused = (status: RefusedStatus) => ({ $ref: `#/components/responses/Refused${status}` })

function parameter(name: string, where: 'path' | 'query', schema: unknown, required: boolean) {
  return { name, in: where, required, schema }
}

function answer(schema: z.ZodType | null) {
  if (!schema) return { description: 'Done' }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(schema, 'output') } } }
}
