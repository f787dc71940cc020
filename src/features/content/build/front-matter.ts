// Takes a content file apart: YAML between two lines of dashes, checked against its schema, and the text below.
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { ContentError, describeIssues } from './content-error.ts'

export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): { data: z.infer<Schema>; text: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) throw new ContentError(file, ['front matter: must stand between two lines of three dashes'])
  return { data: checkYaml(file, parts[1] ?? '', schema), text: parts[2] ?? '' }
}

export function checkYaml<Schema extends z.ZodType>(file: string, source: string, schema: Schema): z.infer<Schema> {
  const checked = schema.safeParse(parseYaml(file, source))
  if (!checked.success) throw new ContentError(file, describeIssues(checked.error.issues))
  return checked.data
}

function parseYaml(file: string, source: string): unknown {
  try {
    return parse(source)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new ContentError(file, [`front matter: ${error.message.split('\n')[0]}`])
  }
}
