// A form's rules: what a schema refuses without a sentence of its own is told in plain words.
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { plainError } from '#shared/plain-errors.ts'

export function rulesOf<Values extends FieldValues, Checked>(
  schema: ZodType<Checked, Values>,
): Resolver<Values, unknown, Checked> {
  return zodResolver(schema, { error: plainError })
}
