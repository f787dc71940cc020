// Whatever is sent to whatever route: what is said about it is said to a person, not to a programmer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeRoutes } from '#http/openapi.ts'
import { parseOrRefuse } from '#http/validate.ts'
import { Refusal } from '#shared/refusal.ts'
import { startApi, type TestApi } from '../start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const nonsense = [null, undefined, '', 'x', 'x'.repeat(30_000), -1, 1.5, 1e12, true, [], ['x'], {}, { x: 1 }]
/** How the library itself would say it. */
const forProgrammers =
  /^Invalid (input|option|string|number|UUID|URL|ISO|key|element|union)|expected |received |Too (small|big)|Unrecognized|undefined|>=|<=/

function complaintsAbout(schema: z.ZodType, value: unknown): string[] {
  try {
    parseOrRefuse(schema, value)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [error.message, ...Object.values(error.fields ?? {})]
  }
}

/** The names a body may have, also where it may have one of several shapes. */
function namesIn(schema: z.ZodType): string[] {
  const described = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...described.matchAll(/"properties":\{(.*?)\},"(?:required|additionalProperties)/g)].flatMap(
    ([, properties]) => [...properties!.matchAll(/"(\w+)":\{/g)].map(([, name]) => name!),
  )
}

test('no route answers nonsense in the words of a library', () => {
  const schemas = describeRoutes(app.api).flatMap(({ docs }) => [docs.body, docs.query].filter((each) => each))
  expect(schemas.length).toBeGreaterThan(40)
  let heard = 0
  const bad = new Set<string>()
  for (const schema of schemas as z.ZodType[]) {
    const bodies = nonsense.flatMap((value) => [
      value,
      Object.fromEntries(namesIn(schema).map((name) => [name, value])),
    ])
    for (const text of bodies.flatMap((value) => complaintsAbout(schema, value))) {
      heard += 1
      if (forProgrammers.test(text)) bad.add(text)
    }
  }
  expect(heard).toBeGreaterThan(500)
  expect([...bad]).toEqual([])
})
