// Pure decisions about documents: which revision is public, how a document stands, what a legal version is called.
import type { DocumentRow, Kind } from './document.schema.ts'

export type Dated = { revision: number; publishAt: Date | null }

/** Only articles leave; of other kinds there must always be one. */
export const mayLeave = (kind: Kind) => kind === 'article'

/** Oldest first. Null: nothing, or it has left; undefined: the shipped file, if there is one. */
export function publicRevision<T extends Dated>(kind: Kind, revisions: readonly T[], now: Date): T | null | undefined {
  let found: T | null | undefined
  for (const each of revisions) {
    if (each.publishAt && each.publishAt <= now) found = each
    else if (!each.publishAt && mayLeave(kind)) found = null
  }
  return found
}

/** When what is public changes by time alone. */
export function nextChange(revisions: readonly Dated[], now: Date): Date | null {
  const times = revisions.flatMap(({ publishAt }) => (publishAt && publishAt > now ? [publishAt.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

export function stateOf(kind: Kind, revisions: readonly Dated[], now: Date): DocumentRow['state'] {
  const last = revisions.at(-1)
  if (!last) return 'shipped'
  if (last.publishAt) return last.publishAt <= now ? 'published' : 'scheduled'
  const wasPublic = revisions.some(({ publishAt }) => publishAt && publishAt <= now)
  return mayLeave(kind) && (wasPublic || last.revision > 1) ? 'left' : 'draft'
}

/** By the day it names; a text that was changed without another day is told apart by its revision. */
export function versionName(lastUpdated: string, revision: number): string {
  return revision === 1 ? lastUpdated : `${lastUpdated}.${revision}`
}

/** What ships, with what was published over it; null where it has left. */
export function overlay<T extends { id: string }>(shipped: readonly T[], edited: ReadonlyMap<string, T | null>): T[] {
  const kept = shipped.filter(({ id }) => !edited.has(id))
  return [...kept, ...[...edited.values()].filter((each) => each !== null)]
}
