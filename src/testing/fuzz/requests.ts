// What is sent to a route: requests made from its own description, and bodies that are none.
import fc from 'fast-check'
import { z } from 'zod'
import { jsonSchema } from '#http/json-schema.ts'
import type { DescribedRoute } from '#http/openapi.ts'
import { fitting, hostileEncoded, hostileText, type JsonSchema, spoiled } from './inputs.ts'

export type Sent = { method: string; path: string; body?: string | Uint8Array; type?: string }

/** What an address may be filled with: by parameter, the ids of things that there are. */
export type Ids = Record<string, readonly string[]>

const longest = 8_000
const plainPath = (path: string) => path.replace(/\{[^}]*\}/g, '')
const encoded = (text: string) => encodeURIComponent(text.slice(0, 2_000).toWellFormed())

const schemas = new WeakMap<z.ZodType, JsonSchema>()
function schemaOf(type: z.ZodType): JsonSchema {
  const schema = schemas.get(type) ?? (jsonSchema(type, 'input') as JsonSchema)
  schemas.set(type, schema)
  return schema
}

export function requestsFor({ method, path, docs }: DescribedRoute, ids: Ids): fc.Arbitrary<Sent> {
  const known = Object.values(ids).flat()
  const fillingOf = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...(ids[name] ?? known)).map(encoded) },
      { weight: 1, arbitrary: fc.constantFrom(...known).map(encoded) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: hostileText.map(encoded) },
      { weight: 1, arbitrary: hostileEncoded },
    )
  const names = [...plainPath(path).matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const inPath = fc.record(Object.fromEntries(names.map((name) => [name, fillingOf(name)])))
  return fc.tuple(inPath, queryOf(docs.query, known), bodyOf(docs.body, known)).map(([values, query, body]) => ({
    method,
    path: `${plainPath(path).replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')}${query}`.slice(0, longest),
    ...(body === undefined ? {} : { body, type: 'application/json' }),
  }))
}

function queryOf(query: z.ZodType | undefined, known: readonly string[]): fc.Arbitrary<string> {
  const shape = query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>) : {}
  const fields = Object.entries(shape).map(([name, field]) => [name, fieldOf(schemaOf(field), known)])
  const wanted = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const strange = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    fc.constantFrom('&page=1&page=2', '&a[]=1', '&%00=%00', '&x', '&=', '&%E0%A4%A', '&page=%ff'),
  )
  return fc.tuple(wanted, strange).map(([values, more]) => {
    const pairs = Object.entries(values).map(([name, value]) => `${name}=${value}`)
    return pairs.length > 0 || more ? `?${pairs.join('&')}${more}` : ''
  })
}

const fieldOf = (schema: JsonSchema, known: readonly string[]) =>
  fc.oneof(
    fitting(schema, known).map((value) => encoded(String(value))),
    hostileText.map(encoded),
    hostileEncoded,
  )

function bodyOf(body: z.ZodType | undefined, known: readonly string[]): fc.Arbitrary<string | undefined> {
  if (!body) return fc.constantFrom(undefined, undefined, '{}', '"x"')
  const schema = schemaOf(body)
  const content = fc.oneof(fitting(schema, known), spoiled(schema, known))
  return content.map((value) => JSON.stringify(value))
}

const text = (body: string, type = 'application/json') => ({ body, type })

/** No JSON, or none that a program should take: whatever the route wants, it is not this. */
export const bodiesThatAreNone: { body: string | Uint8Array; type: string }[] = [
  text(''),
  text('{"a":'),
  text('{}', 'text/plain'),
  text('null'),
  text('[]'),
  text('"\\ud800"'),
  text(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  text('{"a\\u0000b":1}'),
  text('{"__proto__":{"role":"admin"}}'),
  text('{"nobodyKnowsThisKey":1}'),
  { body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), type: 'application/json' },
  text(`"${'x'.repeat(2_200_000)}"`),
]
