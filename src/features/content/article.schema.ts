// An article: what its file says at the top, and what pages get of it.
import { z } from 'zod'
import { type Author, authorIds, authors } from './authors.ts'
import type { CompiledBody } from './content-body.ts'
import { day, line, slug, summary } from './front-matter-fields.ts'

export const categories = ['Career', 'Conservation', 'Education', 'Innovation', 'Biology', 'Research'] as const
export type Category = (typeof categories)[number]

/** As readers know them. */
export const authorChoices = authorIds.map((id) => ({ value: id, label: authors[id].name }))

export const ArticleFrontMatter = z.strictObject({
  title: line.max(90),
  description: summary,
  date: day,
  category: z.enum(categories),
  author: z.enum(authorIds),
  isNew: z.boolean().optional(),
  /** Ids of careers the article is useful for. */
  careers: z.array(slug).min(1),
  sources: z.array(line).min(2),
})
export type ArticleFrontMatter = z.infer<typeof ArticleFrontMatter>

export type ArticleSummary = {
  id: string
  title: string
  description: string
  date: string
  category: Category
  author: Author
  isNew: boolean
  /** Minutes, at 200 words a minute. */
  readTime: number
}

export type Article = ArticleSummary & CompiledBody & { careers: string[]; sources: string[] }
