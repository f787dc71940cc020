// Inputs for any endpoint, made from what its schema says: some fit, some are a little wrong, some are hostile.
import fc from 'fast-check'

export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
}

/** What breaks programs that were not expecting it. */
export const hostile = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  'NaN',
  '1e400',
  '٣',
  'ﬁ\u200b\u202e',
  'a'.repeat(70_000),
  '0x10',
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  0.1,
  true,
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 'x' },
  ['a', 'b'],
  '9999-99-99',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
)

/** The same as it stands in an address. */
export const hostileText = hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))

/** A value that the schema should take. */
export function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map(fitting))
  if (schema.allOf?.[0]) return fitting(schema.allOf[0])
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return fittingText(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 1000, 100_000) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return fittingObject(schema)
    default:
      return fc.oneof(fc.string(), fc.integer())
  }
}

function fittingText({ format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constantFrom('kelp@reef.example', 'ada@mail.example')
  if (format === 'uri') return fc.constantFrom('https://reef.example/x', 'http://mail.example')
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const longest = Math.min(maxLength, minLength + 40)
  return fc.string({ minLength: Math.min(minLength, longest), maxLength: longest, unit: 'grapheme' })
}

function fittingObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fitting(field)]))
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

/** A fitting object with one field spoiled, one too many, or something else altogether. */
export function spoiled(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const whole = fitting(schema).map((value) => (value && typeof value === 'object' ? value : {}))
  const oneSpoiled = fc
    .tuple(whole, fc.constantFrom(...(names.length > 0 ? names : ['x'])), hostile)
    .map(([value, name, wrong]) => ({ ...value, [name]: wrong }))
  const oneTooMany = fc
    .tuple(whole, fc.constantFrom('role', 'id', '__proto__', 'constructor', 'isAdmin'), hostile)
    .map(([value, name, wrong]) => Object.assign(Object.create(null), value, { [name]: wrong }))
  return fc.oneof(oneSpoiled, oneTooMany, hostile)
}
