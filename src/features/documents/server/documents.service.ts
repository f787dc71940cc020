// What the operator does with documents: list, read, save, compare, restore. Every save is a revision of its own.
import { isStoredObject } from '#features/uploads/server/uploads.service.ts'
import type { Deps } from '#platform/deps.ts'
import { Refusal } from '#shared/refusal.ts'
import { refuse } from '../document.refusals.ts'
import { mayLeave, publicRevision, stateOf } from '../document.rules.ts'
import type {
  ByDocument,
  Document,
  DocumentDraft,
  DocumentRow,
  PreviewDraft,
  Revision,
  Words,
} from '../document.schema.ts'
import { kinds, maxBytes } from '../document.schema.ts'
import { type Problems, picturesIn } from '../document-checks.rules.ts'
import { checkDocument, compileDocument } from './compile-document.service.ts'
import * as store from './documents.store.ts'
import { readKnown } from './known-pages.service.ts'
import { documentsRegion } from './published.service.ts'
import { findShipped, type Shipped, shippedOf } from './shipped-files.store.ts'

export async function listDocuments({ db, clock }: Deps): Promise<DocumentRow[]> {
  const saved = Map.groupBy(await store.listAllRevisions(db.orm), ({ kind, slug }) => `${kind}/${slug}`)
  const now = clock.now()
  return kinds.flatMap((kind) => {
    const ofKind = [...saved.values()].filter(([first]) => first?.kind === kind).map(([first]) => first!.slug)
    const slugs = [...new Set([...shippedOf(kind).keys(), ...ofKind])].sort()
    return slugs.map((slug) => standingOf({ kind, slug }, saved.get(`${kind}/${slug}`) ?? [], now).row)
  })
}

type Described = { row: DocumentRow; words: Words; shipped: Shipped | null }

function standingOf(document: ByDocument, revisions: readonly store.RevisionRow[], now: Date): Described {
  const shipped = findShipped(document)
  const last = revisions.at(-1)
  const words = last ?? shipped
  if (!words) throw refuse('not_found', 'document_not_found')
  const { markdown, fields } = words
  const shown = publicRevision(document.kind, revisions, now)
  return {
    shipped,
    words: { markdown, fields },
    row: {
      ...document,
      title: typeof fields.title === 'string' && fields.title ? fields.title : document.slug,
      revision: last?.revision ?? 1,
      state: stateOf(document.kind, revisions, now),
      isPublic: shown === undefined ? shipped !== null : shown !== null,
      publishAt: last?.publishAt?.toISOString() ?? null,
      updatedAt: last?.createdAt.toISOString() ?? null,
      shippedChanged: last !== undefined && shipped !== null && last.shippedHash !== shipped.hash,
    },
  }
}

export async function readDocument({ db, clock }: Deps, document: ByDocument): Promise<Document> {
  const { row, words, shipped } = standingOf(document, await store.listRevisions(db.orm, document), clock.now())
  return { ...row, ...words, shipped: shipped && { markdown: shipped.markdown, fields: shipped.fields } }
}

export async function listRevisions({ db }: Deps, document: ByDocument): Promise<Revision[]> {
  const shipped = findShipped(document)
  const saved = await store.listRevisions(db.orm, document)
  if (!shipped && saved.length === 0) throw refuse('not_found', 'document_not_found')
  const first = shipped
    ? [{ revision: 1, publishAt: null, createdAt: null, markdown: shipped.markdown, fields: shipped.fields }]
    : []
  const later = saved.map(({ revision, publishAt, createdAt, markdown, fields }) => ({
    revision,
    publishAt: publishAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    markdown,
    fields,
  }))
  return [...first, ...later].toReversed()
}

/** Answers whether the document is new. */
export async function saveDocument(
  deps: Deps,
  document: ByDocument,
  draft: DocumentDraft,
): Promise<{ isNew: boolean; document: Document }> {
  const { clock } = deps
  if (Buffer.byteLength(draft.markdown) > maxBytes) throw refuse('too_large', 'document_too_large', 'markdown')
  const shipped = findShipped(document)
  const now = clock.now()
  return documentsRegion(deps).change(deps.db, async (tx) => {
    const saved = await store.listRevisions(tx, document)
    const standing = saved.at(-1)?.revision ?? (shipped ? 1 : null)
    if (standing === null && draft.revision !== null) throw refuse('not_found', 'document_not_found')
    if (standing === null && document.kind === 'legal') throw refuse('forbidden', 'kind_is_complete')
    if (standing !== null && draft.revision === null) throw refuse('conflict', 'document_exists')
    if (standing !== draft.revision) throw refuse('conflict', 'document_changed')
    const publishAt = timeOf(document, draft, now)
    await check(deps, document, draft, publishAt !== null)
    const revision = (standing ?? 0) + 1
    const { markdown, fields } = draft
    const row = {
      ...document,
      revision,
      markdown,
      fields,
      publishAt,
      createdAt: now,
      shippedHash: shipped?.hash ?? null,
    }
    if (!(await store.insertRevision(tx, row))) throw refuse('conflict', 'document_changed')
    const { row: described, words } = standingOf(document, [...saved, row], now)
    const ships = shipped && { markdown: shipped.markdown, fields: shipped.fields }
    return { isNew: standing === null, document: { ...described, ...words, shipped: ships } }
  })
}

/** Without a word about it, at once. A legal text never before it was saved: who agreed to what is known by these times. */
function timeOf({ kind }: ByDocument, { publishAt }: DocumentDraft, now: Date): Date | null {
  if (publishAt === null) return null
  const asked = new Date(publishAt ?? now)
  return kind === 'legal' && asked < now ? now : asked
}

/** A draft may be unfinished; but what no page could ever show is not kept. */
async function check(deps: Deps, document: ByDocument, words: Words, isPublic: boolean): Promise<void> {
  const problems = isPublic
    ? (await checkAll(deps, document, words)).problems
    : onlyUnreadable(compileDocument(document, words).problems)
  const [first] = Object.values(problems)
  if (first !== undefined) throw new Refusal('invalid', 'document_not_ready', { text: first, fields: problems })
}

async function checkAll(deps: Deps, document: ByDocument, words: Words) {
  const { content, problems } = checkDocument(document, words, await readKnown(deps))
  for (const path of picturesIn(content?.body ?? [])) {
    if (await isStoredObject(deps.db.orm, path)) continue
    return { content, problems: { ...problems, markdown: `The picture ${path} is not there` } }
  }
  return { content, problems }
}

function onlyUnreadable({ markdown = '' }: Problems): Problems {
  return /can't be used here|needs words|is not a known fact|is too long/.test(markdown) ? { markdown } : {}
}

/** What it would look like, and what keeps it from being published. Saves nothing. */
export async function previewDocument(deps: Deps, document: ByDocument, draft: PreviewDraft) {
  if (Buffer.byteLength(draft.markdown) > maxBytes) throw refuse('too_large', 'document_too_large', 'markdown')
  return checkAll(deps, document, draft)
}

/** As it was then, as a new revision; public if the document is, and when it is to be. */
export async function restoreRevision(deps: Deps, document: ByDocument, revision: number): Promise<Document> {
  const revisions = await listRevisions(deps, document)
  const then = revisions.find((each) => each.revision === revision)
  if (!then) throw refuse('not_found', 'revision_not_found')
  const { state } = await readDocument(deps, document)
  const isDraft = state === 'draft' || (state === 'left' && mayLeave(document.kind))
  const { markdown, fields } = then
  const [newest] = revisions
  const when = isDraft ? { publishAt: null } : state === 'scheduled' ? { publishAt: newest!.publishAt } : {}
  const draft = { markdown, fields, revision: newest!.revision, ...when }
  return (await saveDocument(deps, document, draft)).document
}
