// The contract of previews: what a post shows of listings of ours that it links to.
import { z } from 'zod'
import { JobCard } from '#features/jobs/job.schema.ts'
import { idField } from '#shared/id-field.ts'

export const previewsPerPost = 3

export const ListingPreviewSearch = z.object({
  /** Ids, with commas between them. */
  ids: z
    .string()
    .max(200)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(idField()).max(previewsPerPost)),
})

export const ListingPreview = JobCard.pick({ id: true, title: true, company: true, location: true, closesOn: true })
export type ListingPreview = z.infer<typeof ListingPreview>

/** In the order of the question; null: it is not on the board any more. */
export const ListingPreviews = z.object({
  listings: z.array(z.union([ListingPreview, z.object({ locked: z.literal(true) })]).nullable()),
})
export type ListingPreviews = z.infer<typeof ListingPreviews>
