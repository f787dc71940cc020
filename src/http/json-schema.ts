// A contract as JSON Schema, for the API's description: with the corners that Zod leaves open.
import { z } from 'zod'

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: written }) => {
      if (io === 'output' && zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodTransform)
        Object.assign(written, madeOf(zodSchema))
      nameKeys(written)
      if (written.anyOf) written.anyOf = withoutTwins(written.anyOf)
    },
  })
  return rest
}

/** What a transform makes can't be told from outside; ours make null of an empty text, and else keep the kind of what came in. */
function madeOf(pipe: z.ZodPipe): object {
  const from = pipe.in
  if (from instanceof z.ZodLiteral && pipe.safeParse([...from.values][0]).data === null) return { type: 'null' }
  return jsonSchema(from as z.ZodType, 'output')
}

/** A record with known keys says what they are only by requiring them. */
function nameKeys(written: z.core.JSONSchema.BaseSchema): void {
  const { required, additionalProperties, properties } = written
  if (!required || properties || typeof additionalProperties !== 'object') return
  written.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]))
}

function withoutTwins<T>(choices: T[]): T[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()]
}
