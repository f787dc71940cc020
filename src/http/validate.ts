// Shape in: body, query and path parameters are parsed by the feature's own schema, or refused with a text per field.
import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { notPossible, plainError } from '#shared/plain-errors.ts'
import { type FieldErrors, Refusal } from '#shared/refusal.ts'
import type { AppEnv } from './app-env.ts'
import { readJson } from './read-json.ts'
import { documented } from './route-docs.ts'

export const jsonLimit = 64 * 1024
/** For long texts: listings, topics, replies. */
export const longJsonLimit = 128 * 1024

type Valid<Part extends 'json' | 'query' | 'param', T extends z.ZodType> = MiddlewareHandler<
  AppEnv,
  string,
  { in: { [K in Part]: z.input<T> }; out: { [K in Part]: z.output<T> } }
>

/** `tooLarge`: the feature's own words about what is larger than it takes. */
export function body<T extends z.ZodType>(schema: T, maxBytes = jsonLimit, tooLarge?: () => Refusal): Valid<'json', T> {
  const handler: Valid<'json', T> = async (c, next) => {
    const sent = await readJson(c.req.raw, maxBytes).catch((error) => {
      throw tooLarge && error instanceof Refusal && error.kind === 'too_large' ? tooLarge() : error
    })
    c.req.addValidatedData('json', parseOrRefuse(schema, sent) as object)
    await next()
  }
  return documented(handler, { body: schema })
}

/** The same where everything may be left out: a call without a body is one without any of it. */
export function bodyOrNone<T extends z.ZodType>(schema: T, maxBytes = jsonLimit): Valid<'json', T> {
  const handler: Valid<'json', T> = async (c, next) => {
    const sent = c.req.raw.headers.has('content-type') ? await readJson(c.req.raw, maxBytes) : {}
    c.req.addValidatedData('json', parseOrRefuse(schema, sent) as object)
    await next()
  }
  return documented(handler, { body: schema })
}

/** A parameter given twice counts as its first value. */
export function query<T extends z.ZodType>(schema: T): Valid<'query', T> {
  const handler: Valid<'query', T> = async (c, next) => {
    const given = c.req.query()
    for (const [name, value] of Object.entries(given)) {
      if (value.includes('\u0000')) throw invalid({ [name]: 'Text must not contain NUL characters' })
    }
    c.req.addValidatedData('query', parseOrRefuse(schema, given) as object)
    await next()
  }
  return documented(handler, { query: schema })
}

/** A malformed id names nothing, so it is a 404 and not a 422. */
export function params<T extends z.ZodType>(schema: T): Valid<'param', T> {
  const handler: Valid<'param', T> = async (c, next) => {
    const given = c.req.param()
    const parsed = schema.safeParse(given)
    // PostgreSQL knows no text with a NUL in it, so nothing has such a name.
    const isStorable = !Object.values(given).some((value) => String(value).includes('\u0000'))
    if (!parsed.success || !isStorable || !isReadable(c.req.path))
      throw new Refusal('not_found', 'not_found', { text: 'Not found' })
    c.req.addValidatedData('param', parsed.data as object)
    await next()
  }
  return documented(handler, { params: schema })
}

/** Hono takes a percent code that says nothing for the text that was meant. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export function parseOrRefuse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value, { error: plainError })
  if (parsed.success) return parsed.data
  throw invalid(fieldErrors(parsed.error))
}

export function invalid(fields: FieldErrors): Refusal {
  return new Refusal('invalid', 'invalid', { text: Object.values(fields)[0] ?? 'Some fields are not valid', fields })
}

/** The first complaint about each field; a key nobody knows is a complaint about itself. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues.flatMap(meantIssues)) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => keyIn(issue.path, key)) : [fieldOf(issue.path)]
    const text = issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message
    // A key may be called `constructor`, which every object seems to have.
    for (const name of names) if (!Object.hasOwn(fields, name)) fields[name] = text
  }
  return fields
}

/** `title`; of a thing in a list also where it stands: `jobs.3.title`. */
function fieldOf([first = 'body', second, third]: PropertyKey[]): string {
  const isListed = typeof second === 'number' && third !== undefined
  return isListed ? `${String(first)}.${second}.${String(third)}` : String(first)
}

function keyIn(path: PropertyKey[], key: string): string {
  return typeof path[1] === 'number' ? fieldOf([...path, key]) : key
}

type Issue = z.core.$ZodIssue

/** Of several shapes, the one that was meant knows most of the keys that came. Where all of them share a sentence, that is it. */
function meantIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== notPossible) return [issue]
  const unknownKeys = (issues: Issue[]) =>
    issues.reduce((sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 0), 0)
  const [meant] = [...issue.errors].sort((one, other) => unknownKeys(one) - unknownKeys(other))
  if (!meant) return [issue]
  // Inside a union the paths start at the union.
  return meant.flatMap(meantIssues).map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
}
