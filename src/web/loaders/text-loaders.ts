// What pages of articles, careers and legal texts load. Apart from their routes, which are in the script of every page.
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Article } from '#features/content/article.schema.ts'
import type { Career } from '#features/content/career.schema.ts'
import type { LegalText } from '#features/content/legal.schema.ts'
import { type EditedShelves, isDrawn, openArticle, openCareer, openLegalText } from '#features/content/ui/library.ts'
import { loadEdited } from '#features/documents/ui/documents.api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { answerWithStatus } from '../render-context.ts'

/** The shelves with what the operator has published over them. */
async function loadShelves(queryClient: QueryClient): Promise<{ publicUrl: string; shelves: EditedShelves }> {
  const { publicUrl, edited } = await queryClient.ensureQueryData(siteFactsQuery)
  const [articles, careers] = await Promise.all([
    loadEdited<Article>(queryClient, edited, 'article'),
    loadEdited<Career>(queryClient, edited, 'career'),
  ])
  return { publicUrl, shelves: { articles, careers } }
}

export async function loadBlog(queryClient: QueryClient) {
  const { publicUrl, shelves } = await loadShelves(queryClient)
  return { publicUrl, edited: shelves.articles }
}

export async function loadCareers(queryClient: QueryClient) {
  const { publicUrl, shelves } = await loadShelves(queryClient)
  return { publicUrl, edited: shelves.careers }
}

export async function loadArticle(queryClient: QueryClient, id: string) {
  const { publicUrl, shelves } = await loadShelves(queryClient)
  const open = await openArticle(id, shelves)
  if (!open) {
    if (shelves.articles.has(id)) answerWithStatus(410)
    throw notFound()
  }
  return { open, publicUrl, isDrawn: isDrawn(id) }
}

export async function loadCareer(queryClient: QueryClient, id: string) {
  const { publicUrl, shelves } = await loadShelves(queryClient)
  const [open, { findProgrammes }] = await Promise.all([
    openCareer(id, shelves),
    import('#features/content/ui/campus.ts'),
  ])
  if (!open) throw notFound()
  return { open: { ...open, programmes: findProgrammes(open.career.programmes) }, publicUrl, isDrawn: isDrawn(id) }
}

export async function loadLegal(queryClient: QueryClient, slug: string) {
  const { publicUrl, edited } = await queryClient.ensureQueryData(siteFactsQuery)
  const published = await loadEdited<LegalText>(queryClient, edited, 'legal')
  return { text: await openLegalText(slug, published), publicUrl, hasVersions: published.has(slug) }
}
