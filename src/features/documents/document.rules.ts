// Pure decisions about documents: which revision is public, how a document stands, what a legal version is called.
import type { DocumentRow, Kind } from './document.schema.ts'

export type Dated = { revision: number; publishAt: Date | null; createdAt: Date }

/** Only articles leave; of other kinds there must always be one. */
export const mayLeave = (kind: Kind) => kind === 'article'

/** Oldest first. Whoever saves before its time has come takes the place of what waits: to another time, or as a draft. */
export function cameOut<T extends Dated>(revisions: readonly T[], now: Date): T[] {
  return revisions.filter(({ publishAt, createdAt }, at) => {
    if (!publishAt || publishAt > now) return false
    const next = revisions[at + 1]
    // Published at once it never waited, whatever another instance's clock says of the next save.
    return publishAt <= createdAt || !next || next.createdAt >= publishAt
  })
}

/** Oldest first. Null: nothing, or it has left; undefined: the shipped file, if there is one. */
export function publicRevision<T extends Dated>(kind: Kind, revisions: readonly T[], now: Date): T | null | undefined {
  const last = cameOut(revisions, now).at(-1)
  const hasLeft = revisions.some(({ publishAt, revision }) => !publishAt && (!last || revision > last.revision))
  return hasLeft && mayLeave(kind) ? null : last
}

/** When what is public changes by time alone. */
export function nextChange(revisions: readonly Dated[], now: Date): Date | null {
  const times = revisions.flatMap(({ publishAt }) => (publishAt && publishAt > now ? [publishAt.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** What nobody ever saw has not left. The first save of what ships is its second revision. */
export function wasPublic(revisions: readonly Dated[], now: Date): boolean {
  return (revisions[0]?.revision ?? 1) > 1 || cameOut(revisions, now).length > 0
}

export function stateOf(kind: Kind, revisions: readonly Dated[], now: Date): DocumentRow['state'] {
  const last = revisions.at(-1)
  if (!last) return 'shipped'
  if (last.publishAt) return last.publishAt <= now ? 'published' : 'scheduled'
  return mayLeave(kind) && wasPublic(revisions, now) ? 'left' : 'draft'
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
