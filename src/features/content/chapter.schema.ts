// A chapter of the guide: what its file says at its top, what everybody may see, what members read.
import { z } from 'zod'
import { CompiledText, line } from './content-body.schema.ts'

export const ChapterFrontMatter = z.strictObject({
  order: z.number().int().min(1).max(99),
  title: line.max(90),
  /** Everybody may read it whole. */
  free: z.boolean().default(false),
})

export type ChapterFrontMatter = z.infer<typeof ChapterFrontMatter>

/** Open to all: that the chapter exists, and how it begins. */
export const ChapterTeaser = z.object({
  id: z.string(),
  order: z.number(),
  title: z.string(),
  /** The first paragraph. */
  opening: z.string(),
  minutes: z.number(),
  /** Open to all as a whole, not only its beginning. */
  free: z.boolean(),
})
export type ChapterTeaser = z.infer<typeof ChapterTeaser>

export const Chapter = ChapterTeaser.extend(CompiledText.shape)
export type Chapter = z.infer<typeof Chapter>
