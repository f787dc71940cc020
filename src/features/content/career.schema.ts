// A career: what its file says at the top, and what pages get of it.
import { z } from 'zod'
import type { CompiledBody } from './content-body.ts'
import { line, slug, summary } from './front-matter-fields.ts'

export const CareerFrontMatter = z.strictObject({
  /** Place in the grid, from 1. */
  order: z.int().min(1),
  title: line.max(60),
  description: summary,
  responsibilities: z.array(line).min(3),
  requirements: z.array(line).min(3),
  skills: z.array(line).min(3),
  salaryRange: z.string().regex(/^\$\d{2,3},\d{3} - \$\d{2,3},\d{3}$/, 'must read like $35,000 - $55,000'),
  duration: line,
  location: line,
  isNew: z.boolean().optional(),
  /** Ids of articles and of university programmes that fit. */
  articles: z.array(slug).min(1),
  programmes: z.array(slug).min(1),
  /** The words that find fitting listings on the board. */
  jobSearch: line,
})
export type CareerFrontMatter = z.infer<typeof CareerFrontMatter>

export type CareerSummary = Pick<CareerFrontMatter, 'order' | 'title' | 'description' | 'salaryRange' | 'location'> & {
  id: string
  isNew: boolean
}

export type Career = Omit<CareerFrontMatter, 'isNew'> & CompiledBody & { id: string; isNew: boolean }
