// What is published over the shipped files: compiled, cached until somebody saves or a time comes, the same on all instances.
import type { Deps } from '#platform/deps.ts'
import { cameOut, nextChange, publicRevision, versionName, wasPublic } from '../document.rules.ts'
import type { Kind } from '../document.schema.ts'
import { type Content, compileDocument } from './compile-document.service.ts'
import { listAllRevisions, listRevisions, type RevisionRow } from './documents.store.ts'
import { findShipped } from './shipped-files.store.ts'

export type PublishedDeps = Pick<Deps, 'cache' | 'clock' | 'db'>

type Overlay = {
  /** By kind and name; null where a document has left. */
  contents: ReadonlyMap<Kind, ReadonlyMap<string, Content | null>>
  /** Such as `article/reef-work`. */
  edited: string[]
  /** Until a time that somebody chose comes. */
  holdsUntil: Date | null
}

export const documentsRegion = ({ cache }: Pick<Deps, 'cache'>) => cache.region<Overlay>('documents')

function readOverlay(deps: PublishedDeps): Promise<Overlay> {
  const isTrue = ({ holdsUntil }: Overlay) => !holdsUntil || holdsUntil > deps.clock.now()
  return documentsRegion(deps).read('all', () => makeOverlay(deps), { isTrue })
}

async function makeOverlay({ db, clock }: PublishedDeps): Promise<Overlay> {
  const now = clock.now()
  const rows = await listAllRevisions(db.orm)
  const contents = new Map<Kind, Map<string, Content | null>>()
  const edited: string[] = []
  for (const [name, revisions] of Map.groupBy(rows, ({ kind, slug }) => `${kind}/${slug}`)) {
    const { kind, slug } = revisions[0]!
    const shown = publicRevision(kind, revisions, now)
    if (shown === undefined || (shown === null && !wasPublic(revisions, now))) continue
    const isShown = shown !== null
    const { content } = isShown ? compileDocument(shown, shown) : { content: null }
    // A text that an older release took and this one can't read: the shipped one stands in for it.
    if (isShown && !content && findShipped(shown)) continue
    const ofKind = contents.get(kind) ?? new Map<string, Content | null>()
    contents.set(kind, ofKind.set(slug, content))
    edited.push(name)
  }
  return { contents, edited, holdsUntil: nextChange(rows, now) }
}

export async function listEdited(deps: PublishedDeps): Promise<string[]> {
  return (await readOverlay(deps)).edited
}

const nothing = new Map<string, never>()

/** Only what differs from the files; null where it has left. */
export async function listPublished<T>(deps: PublishedDeps, kind: Kind): Promise<ReadonlyMap<string, T | null>> {
  const { contents } = await readOverlay(deps)
  return (contents.get(kind) ?? nothing) as ReadonlyMap<string, T | null>
}

export type LegalVersion = { version: string; publishedAt: string | null; text: Content }

/** Every version of a legal text that was ever published, newest first. The shipped one has no time of its own. */
export async function listLegalVersions({ db, clock }: PublishedDeps, slug: string): Promise<LegalVersion[]> {
  const now = clock.now()
  const rows = await listRevisions(db.orm, { kind: 'legal', slug })
  const shipped = findShipped({ kind: 'legal', slug })
  const first = shipped ? [{ ...shipped, kind: 'legal' as const, slug, revision: 1, publishAt: null }] : []
  return [...first, ...cameOut(rows, now)].toReversed().flatMap((row) => {
    const version = versionOf(row)
    return version ? [version] : []
  })
}

type Versioned = Pick<RevisionRow, 'kind' | 'slug' | 'revision' | 'publishAt' | 'fields' | 'markdown'>

function versionOf(row: Versioned): LegalVersion | null {
  const { content } = compileDocument(row, row)
  if (!content) return null
  const version = versionName(String(row.fields.lastUpdated), row.revision)
  return { version, publishedAt: row.publishAt?.toISOString() ?? null, text: content }
}

/** What a consent is given to now. */
export async function legalVersion(deps: PublishedDeps, slug: string): Promise<string> {
  return (await listLegalVersions(deps, slug))[0]?.version ?? 'unknown'
}
