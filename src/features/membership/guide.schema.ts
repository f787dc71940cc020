// The contract of the guide: what everybody may see, what members read.
import { z } from 'zod'
import { Chapter, ChapterTeaser } from '#features/content/chapter.schema.ts'
import { slug } from '#features/content/content-body.schema.ts'

export { Chapter, ChapterTeaser }

export const GuideTeaser = z.object({ chapters: z.array(ChapterTeaser) })
export type GuideTeaser = z.infer<typeof GuideTeaser>
export const Guide = z.object({ chapters: z.array(Chapter) })
export type Guide = z.infer<typeof Guide>

export const ByChapter = z.object({ chapter: slug })
