// The contract of what people keep of listings: favourites, what they hide, applications.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { JobCard } from './job.schema.ts'
import { optionalText, requiredText, validUrlText, webAddress } from './job-fields.ts'

export const HiddenList = z.object({
  jobs: z.array(z.object({ id: z.uuid(), title: z.string(), company: z.string() })),
  companies: z.array(z.object({ name: z.string() })),
})
export type HiddenList = z.infer<typeof HiddenList>

export const FavoriteChange = z.strictObject({ userId: idField('Unknown user'), jobId: idField('Unknown job') })

/** A list says so when it ends there. */
export const mostFavorites = 1_000
export const FavoriteJob = JobCard.extend({ isLive: z.boolean() })
export type FavoriteJob = z.infer<typeof FavoriteJob>

export const Application = z.strictObject({
  jobId: idField('Unknown job'),
  applicantName: requiredText('Name is required'),
  applicantEmail: z.email({ error: 'Invalid email' }).max(254),
  coverLetter: optionalText(10_000),
  resumeUrl: z
    .union([z.literal(''), webAddress], { error: validUrlText })
    .nullable()
    .optional(),
})
export type Application = z.infer<typeof Application>
export const ApplicationAnswer = Application.extend({ id: z.uuid(), status: z.string(), createdAt: z.iso.datetime() })
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>
