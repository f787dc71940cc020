// What pages of articles, careers and legal texts load. Apart from their routes, which are in the script of every page.
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Article } from '#features/content/article.schema.ts'
import { articleData } from '#features/content/article-data.ts'
import type { Career } from '#features/content/career.schema.ts'
import { careersLead } from '#features/content/careers-lead.ts'
import type { LegalText } from '#features/content/legal.schema.ts'
import {
  careersWith,
  type EditedShelves,
  isDrawn,
  openArticle,
  openCareer,
  openLegalText,
} from '#features/content/ui/library.ts'
import { loadEdited } from '#features/documents/ui/documents.api.ts'
import { careerPayQuery } from '#features/pay-report/ui/pay-report.api.ts'
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
  const description =
    'Long reads about working in and for the ocean: how people get there, what the science says, what works.'
  return { about: { title: 'Blog', description, publicUrl, path: '/blog' }, edited: shelves.articles }
}

export async function loadCareers(queryClient: QueryClient) {
  const { publicUrl, shelves } = await loadShelves(queryClient)
  const title = 'Careers in the ocean'
  const description = careersLead(careersWith(shelves.careers).length)
  return { about: { title, description, publicUrl, path: '/educational' }, edited: shelves.careers }
}

export async function loadArticle(queryClient: QueryClient, id: string) {
  const { publicUrl, shelves } = await loadShelves(queryClient)
  const open = await openArticle(id, shelves)
  if (!open) {
    if (shelves.articles.has(id)) answerWithStatus(410)
    throw notFound()
  }
  const { title, description } = open.article
  const picture = isDrawn(id) ? { picture: `/og/blog/${id}.png` } : {}
  return {
    open,
    about: { title, description, publicUrl, path: `/blog/${id}`, ...picture },
    data: articleData(open.article, publicUrl),
  }
}

export async function loadCareer(queryClient: QueryClient, id: string) {
  const { publicUrl, shelves } = await loadShelves(queryClient)
  const [open, { findProgrammes }, pay] = await Promise.all([
    openCareer(id, shelves),
    import('#features/content/ui/campus.ts'),
    // The page stands without it.
    queryClient.ensureQueryData(careerPayQuery(id)).catch(() => null),
  ])
  if (!open) throw notFound()
  const { title, description, programmes } = open.career
  const picture = isDrawn(id) ? { picture: `/og/career/${id}.png` } : {}
  return {
    open: { ...open, programmes: findProgrammes(programmes) },
    pay,
    about: { title, description, publicUrl, path: `/career/${id}`, ...picture },
  }
}

export async function loadLegal(queryClient: QueryClient, slug: string) {
  const { publicUrl, edited } = await queryClient.ensureQueryData(siteFactsQuery)
  const published = await loadEdited<LegalText>(queryClient, edited, 'legal')
  const text = await openLegalText(slug, published)
  const { title, description } = text
  return { text, about: { title, description, publicUrl, path: `/${slug}` }, hasVersions: published.has(slug) }
}
