// The contract of the guide: what a chapter's file says at its top, what everybody may see, what members read.
import { z } from 'zod'
import { CompiledText, line, slug } from '#features/content/content-body.schema.ts'

export const ChapterFrontMatter = z.strictObject({
  order: z.number().int().min(1).max(99),
  title: line.max(90),
  /** Everybody may read it whole. */
  free: z.boolean().default(false),
})

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

export const GuideTeaser = z.object({ chapters: z.array(ChapterTeaser) })
export type GuideTeaser = z.infer<typeof GuideTeaser>
export const Guide = z.object({ chapters: z.array(Chapter) })
export type Guide = z.infer<typeof Guide>

export const ByChapter = z.object({ chapter: slug })
