// What was typed and not saved, kept in this browser until it is.
import { storageKeys } from '#shared/brand.ts'
import type { ByDocument, Words } from '../document.schema.ts'

export type Kept = Words & { revision: number | null }

const nameOf = ({ kind, slug }: ByDocument) => `${kind}/${slug}`

function readAll(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.documentDrafts) ?? '{}')
  } catch {
    return {}
  }
}

function writeAll(drafts: Record<string, Kept>): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(storageKeys.documentDrafts)
    else localStorage.setItem(storageKeys.documentDrafts, JSON.stringify(drafts))
  } catch {
    // A browser that keeps nothing: the page still has it.
  }
}

export const findKept = (document: ByDocument): Kept | undefined => readAll()[nameOf(document)]

export function keep(document: ByDocument, kept: Kept): void {
  writeAll({ ...readAll(), [nameOf(document)]: kept })
}

export function forget(document: ByDocument): void {
  const { [nameOf(document)]: _, ...rest } = readAll()
  writeAll(rest)
}
