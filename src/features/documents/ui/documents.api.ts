// What pages read of documents. Nothing is asked for as long as everything of a kind is as it ships.
import type { QueryClient } from '@tanstack/react-query'
import type { LegalText } from '#features/content/legal.schema.ts'
import { apiQuery } from '#http/client/api-query.ts'
import type { Kind } from '../document.schema.ts'

type Published<T> = { documents: { slug: string; content: T | null }[] }

type Versions = { versions: { version: string; publishedAt: string | null; text: LegalText }[] }

/** A text is a tree of trees, which the types of the routes can't follow to its leaves: who asks names the contract. */
const publishedQuery = <T>(kind: Kind) => apiQuery<Published<T>>(`/api/documents/${kind}`)
export const legalVersionsQuery = (slug: string) =>
  apiQuery<Versions>(`/api/documents/legal/${encodeURIComponent(slug)}/versions`)

const nothing = new Map<string, never>()

/** By slug what was published over the files; null where it has left. `edited` comes with the site's facts. */
export async function loadEdited<T>(
  queryClient: QueryClient,
  edited: readonly string[],
  kind: Kind,
): Promise<ReadonlyMap<string, T | null>> {
  if (!edited.some((name) => name.startsWith(`${kind}/`))) return nothing
  const { documents } = await queryClient.ensureQueryData(publishedQuery<T>(kind))
  return new Map(documents.map(({ slug, content }) => [slug, content]))
}
