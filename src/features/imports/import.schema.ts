// The contract of imports: what an operator hands in, and the drafts that come of it. Nothing here is stored.
import { z } from 'zod'
import { JobEdit, JobPost } from '#features/jobs/job.schema.ts'
import { isWebAddress } from '#shared/web-address.ts'

export const sources = ['ats', 'json-ld', 'microdata', 'open-graph', 'text', 'csv'] as const
export type Source = (typeof sources)[number]

/** Two megabytes, as all bodies of imports. */
export const importLimit = 2 * 1024 * 1024
export const mostRows = 200

const address = z.string({ error: 'Please enter a valid URL' }).trim().refine(isWebAddress, 'Please enter a valid URL')
const pasted = z
  .string({ error: 'Please paste the page or its text' })
  .trim()
  .min(1, 'Please paste the page or its text')

/** One of: an address, a page or text with its address, a table. */
export const ImportRequest = z
  .strictObject({
    url: address.optional(),
    html: pasted.optional(),
    text: pasted.optional(),
    csv: z.string({ error: 'Please choose a file' }).min(1, 'The file is empty').optional(),
  })
  .superRefine(({ url, html, text, csv }, context) => {
    const page = html ?? text
    const given = [csv, page, page === undefined ? url : undefined].filter((each) => each !== undefined)
    const isTwice = html !== undefined && text !== undefined
    if (given.length === 0) context.addIssue({ code: 'custom', path: ['url'], message: 'Please enter a valid URL' })
    if (given.length > 1 || isTwice || (csv !== undefined && url !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['url'],
        message: 'Please send an address, a page or a file, not several',
      })
  })
export type ImportRequest = z.infer<typeof ImportRequest>

export const Duplicate = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  why: z.enum(['address', 'title']),
})
export type Duplicate = z.infer<typeof Duplicate>
export const DuplicateList = z.object({ duplicates: z.array(Duplicate) })
export const DuplicateSearch = z.object({
  title: z.string().max(500).default(''),
  company: z.string().max(500).default(''),
  jobUrl: z.string().max(4_000).default(''),
})
export type DuplicateSearch = z.infer<typeof DuplicateSearch>

export const ImportDraft = z.object({
  /** As far as it could be read, by the rules of posting. */
  fields: JobEdit,
  sources: z.record(z.string(), z.enum(sources)),
  warnings: z.array(z.string()),
  duplicates: z.array(Duplicate),
  /** Of a table: where it stands. */
  line: z.number().optional(),
})
export type ImportDraft = z.infer<typeof ImportDraft>
export const LineError = z.object({ line: z.number(), field: z.string(), reason: z.string() })
export type LineError = z.infer<typeof LineError>
export const ImportAnswer = z.object({ drafts: z.array(ImportDraft), errors: z.array(LineError).optional() })
export type ImportAnswer = z.infer<typeof ImportAnswer>

/** Without a logo it takes the organisation's, or is shown without. */
export const CommittedJob = JobPost.extend({
  companyLogo: z
    .union([z.literal('').transform(() => null), JobPost.shape.companyLogo, z.null()], {
      error: 'Please upload the logo',
    })
    .optional(),
})
export type CommittedJob = z.infer<typeof CommittedJob>
export const ImportCommit = z.strictObject({
  jobs: z
    .array(CommittedJob, { error: 'Please send the listings' })
    .min(1, 'There is nothing to post')
    .max(mostRows, `At most ${mostRows} listings at once`),
})
