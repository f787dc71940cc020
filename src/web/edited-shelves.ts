// The shelves of articles and careers with what the operator has published over them.
import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '#features/content/article.schema.ts'
import type { Career } from '#features/content/career.schema.ts'
import type { EditedShelves } from '#features/content/ui/library.ts'
import { loadEdited } from '#features/documents/ui/documents.api.ts'
import type { SiteFacts } from '#shared/site-facts.ts'

export async function loadShelves(queryClient: QueryClient, { edited }: SiteFacts): Promise<EditedShelves> {
  const [articles, careers] = await Promise.all([
    loadEdited<Article>(queryClient, edited, 'article'),
    loadEdited<Career>(queryClient, edited, 'career'),
  ])
  return { articles, careers }
}
