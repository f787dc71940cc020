// A legal page: its name, its dates, its text.
import { z } from 'zod'
import type { CompiledBody } from './content-body.ts'
import { day, line, summary } from './front-matter-fields.ts'

export const LegalFrontMatter = z.strictObject({
  title: line,
  description: summary,
  lastUpdated: day,
  effective: day.optional(),
  /** Members are asked to agree to it at their next visit. */
  asksAgain: z.boolean().optional(),
})
export type LegalFrontMatter = z.infer<typeof LegalFrontMatter>

export type LegalText = LegalFrontMatter & CompiledBody & { id: string }
