// The OpenAPI document, put together from what the mounted routes say about themselves.
import type { Hono } from 'hono'
import { z } from 'zod'
import { brand } from '#shared/brand.ts'
import type { Area } from '#shared/staff.ts'
import type { AppEnv } from './app-env.ts'
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

const ErrorAnswer = z.object({
  error: z.string().describe('A sentence for a person'),
  code: z.string().describe('A word for a machine'),
  fields: z.record(z.string(), z.string()).optional(),
})

const areaTexts = {
  forum: 'For moderators and administrators.',
  listings: 'For editors and administrators.',
  newsletter: 'For editors and administrators.',
} satisfies Record<Area, string>

const guardTexts = {
  open: 'Open to everybody.',
  'signed-in': 'For signed-in members.',
  staff: 'For the team.',
  admin: 'For administrators.',
  proof: 'Carries its own proof: a signature or a signed link.',
} as const

export function makeOpenApi(routes: DescribedRoute[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    if (!route.path.startsWith('/api/')) continue
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: brand.description },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(ErrorAnswer, 'output') },
    },
    paths,
  }
}

function describeOperation({ path, docs }: DescribedRoute): Record<string, unknown> {
  const { summary, guard = 'open', area, body, query, answers = {} } = docs
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => parameter(name!, 'path', { type: 'string' }, true))
  const queryShape = query instanceof z.ZodObject ? query.shape : {}
  for (const [name, schema] of Object.entries(queryShape)) {
    parameters.push(parameter(name, 'query', jsonSchema(schema as z.ZodType, 'input'), false))
  }
  return {
    summary,
    description: area ? areaTexts[area] : guardTexts[guard],
    ...(guard === 'signed-in' || guard === 'staff' || guard === 'admin' ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }
      : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, schema]) => [status, answer(schema)])),
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parameter(name: string, where: 'path' | 'query', schema: unknown, required: boolean) {
  return { name, in: where, required, schema }
}

function answer(schema: z.ZodType | null) {
  if (!schema) return { description: 'Done' }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(schema, 'output') } } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
