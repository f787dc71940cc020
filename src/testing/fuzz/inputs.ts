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
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
}

const nested = (depth: number): unknown =>
  depth === 0 ? 'x' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) }

/** What breaks programs that were not expecting it. */
export const hostile = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\uffff',
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
  'a'.repeat(20_000),
  'a'.repeat(70_000),
  'é'.repeat(300),
  '(('.repeat(500),
  '"'.repeat(99),
  '0x10',
  -1,
  0,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 63,
  Number.MAX_SAFE_INTEGER + 1,
  0.1,
  true,
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 'x' },
  ['a', 'b'],
  Array.from({ length: 5_000 }, () => 'x'),
  nested(20),
  nested(200),
  '9999-99-99',
  '0000-01-01',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
)

/** The same as it stands in an address. */
export const hostileText = hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))

/** Pieces of an address that are no encoded text at all, or decode to something else than they look like. */
export const hostileEncoded = fc.constantFrom(
  '%00',
  '%ff',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '%2e%2e%2f%2e%2e',
  'a%2fb',
  '%5c..%5c',
  '%0d%0aSet-Cookie:%20a=b',
)

/** A value that the schema should take. `ids` are of things that there are. */
export function fitting(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map((choice) => fitting(choice, ids)))
  if (schema.allOf?.[0]) return fitting(schema.allOf[0], ids)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return fittingText(schema, ids)
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 1000, 100_000) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, ids), { minLength: Math.min(schema.minItems ?? 0, 3), maxLength: 3 })
    case 'object':
      return fittingObject(schema, ids)
    default:
      return fc.oneof(fc.string(), fc.integer())
  }
}

const days = fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2100-01-01') })

function fittingText(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  const { format, minLength = 0, maxLength = 200 } = schema
  if (format === 'uuid') return ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), fc.uuid()) : fc.uuid()
  if (format === 'email') return fc.constantFrom('kelp@reef.example', 'ada@mail.example')
  if (format === 'uri') return fc.constantFrom('https://reef.example/x', 'http://mail.example')
  if (format === 'date-time') return days.map((date) => date.toISOString())
  if (format === 'date') return days.map((date) => date.toISOString().slice(0, 10))
  const longest = Math.min(maxLength, minLength + 40)
  return fc.string({ minLength: Math.min(minLength, longest), maxLength: longest, unit: 'grapheme' })
}

/** What a field of that name likely wants: rules that a schema can't tell are kept at times, too. */
const likely: Record<string, readonly unknown[]> = {
  email: ['kelp@reef.example', 'ada@mail.example'],
  contactEmail: ['kelp@reef.example'],
  supportEmail: ['kelp@reef.example'],
  password: ['tide-table-77', 'wrong-one-88'],
  newPassword: ['tide-table-of-79'],
  username: ['kelp-keeper', 'reef-walker'],
  url: ['https://reef.example/x'],
  jobUrl: ['https://reef.example/job'],
  title: ['Which gloves for cold water?'],
  content: ['Five millimetres or three, and why?'],
  reason: ['Advertising, as before', 'spam', 'closed'],
  text: ['Something to say about it'],
  company: ['Harbour Works'],
  location: ['Valletta, Malta'],
  category: ['general', 'field-work'],
  jobType: ['job', ['job', 'internship']],
  kind: ['topic', 'silenced', 'removal'],
  until: [null],
  expiresOn: [null],
  closesOn: ['2099-01-31', null],
  params: [{}, { search: 'gloves' }],
  appliedOn: [null],
  nextOn: [null],
  revision: [null, 1],
  from: ['2026-01-01'],
  to: ['2026-03-01'],
  companyLogo: [null],
  pay: [null],
  place: [null],
  needs: [null],
}

function fittingObject({ properties = {}, required = [] }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const guess = likely[name]
      const made = fitting(field, ids)
      return [name, guess ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...guess) }, made) : made]
    }),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

/** A fitting object with one field spoiled, one too many, or something else altogether. */
export function spoiled(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const whole = fitting(schema, ids).map((value) => (value && typeof value === 'object' ? value : {}))
  const oneSpoiled = fc
    .tuple(whole, fc.constantFrom(...(names.length > 0 ? names : ['x'])), hostile)
    .map(([value, name, wrong]) => ({ ...value, [name]: wrong }))
  const oneTooMany = fc
    .tuple(whole, fc.constantFrom('role', 'id', '__proto__', 'constructor', 'isAdmin'), hostile)
    .map(([value, name, wrong]) => Object.assign(Object.create(null), value, { [name]: wrong }))
  return fc.oneof({ weight: 4, arbitrary: oneSpoiled }, oneTooMany, hostile)
}
