// The contract of documents: what the editor sends and gets, and what pages read.
import { z } from 'zod'
import { slug } from '#features/content/content-body.schema.ts'

export const kinds = ['article', 'career', 'legal', 'guide', 'page'] as const
export const Kind = z.enum(kinds)
export type Kind = z.infer<typeof Kind>

export const ByKind = z.object({ kind: Kind })
export const ByDocument = z.object({ kind: Kind, slug: slug.max(80) })
export type ByDocument = z.infer<typeof ByDocument>

export const maxBytes = 256 * 1024

const Fields = z.record(z.string().max(60), z.unknown(), { error: 'Please give the fields of the document' })
const markdown = z.string({ error: 'Please give the text' })

export const DocumentDraft = z.strictObject({
  markdown,
  fields: Fields,
  /** The one it was written over; null for a document that is new. */
  revision: z.number({ error: 'Please name the revision it was written over' }).int().min(1).nullable(),
  /** Null is a draft; without it, at once. */
  publishAt: z.iso.datetime({ offset: true, error: 'Please give a time' }).nullable().optional(),
})
export type DocumentDraft = z.infer<typeof DocumentDraft>

export const PreviewDraft = DocumentDraft.pick({ markdown: true, fields: true })
export type PreviewDraft = z.infer<typeof PreviewDraft>
export const Restore = z.strictObject({ revision: z.number().int().min(1) })

export const states = ['shipped', 'published', 'scheduled', 'draft', 'left'] as const
export const DocumentRow = z.object({
  kind: Kind,
  slug: z.string(),
  title: z.string(),
  revision: z.number(),
  state: z.enum(states),
  /** Whether readers find it now, in this revision or in one before. */
  isPublic: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  /** The shipped file is another one than the text was written over. */
  shippedChanged: z.boolean(),
})
export type DocumentRow = z.infer<typeof DocumentRow>
export const DocumentList = z.object({ documents: z.array(DocumentRow) })

const Words = z.object({ markdown: z.string(), fields: z.record(z.string(), z.unknown()) })
export type Words = z.infer<typeof Words>
export const Document = DocumentRow.extend(Words.shape).extend({ shipped: Words.nullable() })
export type Document = z.infer<typeof Document>

export const Revision = Words.extend({
  revision: z.number(),
  publishAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime().nullable(),
})
export type Revision = z.infer<typeof Revision>
export const RevisionList = z.object({ revisions: z.array(Revision) })

export const Preview = z.object({ content: z.unknown(), problems: z.record(z.string(), z.string()) })

/** What pages get: compiled, or null where the document has left. */
export const Published = z.object({ kind: Kind, slug: z.string(), content: z.unknown() })
export const PublishedList = z.object({ documents: z.array(Published) })
export const Agreeing = z.strictObject({ slug: slug.max(80), version: z.string().max(40) })
export const DueAgreement = z.object({ slug: z.string(), title: z.string(), version: z.string() })
export type DueAgreement = z.infer<typeof DueAgreement>
export const DueAgreements = z.object({ due: z.array(DueAgreement) })
export const LegalVersions = z.object({
  versions: z.array(z.object({ version: z.string(), publishedAt: z.iso.datetime().nullable(), text: z.unknown() })),
})
