// The contract of organisations: what the desk keeps of them, and their own page.
import { z } from 'zod'
import { objectPathField } from '#features/uploads/upload.schema.ts'
import { idField } from '#shared/id-field.ts'
import { LockedEntry } from './board.schema.ts'
import { JobCard } from './job.schema.ts'
import { nullableText, optionalText, requiredText, validUrlText, webAddress } from './job-fields.ts'

export const CompanyDraft = z.strictObject({
  name: requiredText('Company name is required'),
  contactEmail: z.email({ error: 'Invalid email' }).max(254),
  description: optionalText(5_000),
  website: z.union([z.literal('').transform(() => null), webAddress, z.null()], { error: validUrlText }).optional(),
  size: optionalText(100),
  logo: z.union([z.literal('').transform(() => null), objectPathField('Please upload the logo'), z.null()]).optional(),
})
export type CompanyDraft = z.infer<typeof CompanyDraft>
export const CompanyEdit = CompanyDraft.partial()
export type CompanyEdit = z.infer<typeof CompanyEdit>
export const Company = z.object({
  id: z.uuid(),
  name: z.string(),
  contactEmail: z.string(),
  description: nullableText,
  website: nullableText,
  size: nullableText,
  logo: nullableText,
  createdAt: z.iso.datetime(),
})
export type Company = z.infer<typeof Company>
export const CompanyList = z.object({ companies: z.array(Company) })

/** Into which other organisation one goes. */
export const CompanyMerge = z.strictObject({ into: idField('Unknown company') })

export const BySlug = z.object({ slug: z.string().min(1).max(200) })
/** How many the desk and the form list. */
export const mostCompanies = 2_000

/** An organisation's own page: what it has open, as far as the caller may see it, and since when it posts. */
export const Organisation = z.object({
  slug: z.string(),
  name: z.string(),
  website: nullableText,
  logo: nullableText,
  description: nullableText,
  since: z.iso.datetime().nullable(),
  total: z.number(),
  jobs: z.array(z.union([JobCard, LockedEntry])),
  access: z.enum(['visitor', 'free', 'member']),
})
export type Organisation = z.infer<typeof Organisation>
