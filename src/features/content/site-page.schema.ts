// A page of plain text, such as the one about us.
import { z } from 'zod'
import type { CompiledBody } from './content-body.ts'
import { line, summary } from './front-matter-fields.ts'

export const PageFrontMatter = z.strictObject({ title: line.max(90), description: summary })
export type PageFrontMatter = z.infer<typeof PageFrontMatter>

export type SitePage = PageFrontMatter & CompiledBody & { id: string }
