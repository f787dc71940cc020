// The shelves pages read from: summaries at hand, whole texts fetched one at a time. Compiled by build/content-plugin.ts.
import type { Article, ArticleSummary } from '../article.schema.ts'
import type { Career, CareerSummary } from '../career.schema.ts'
import type { LegalText } from '../legal.schema.ts'

const wholeArticles = import.meta.glob<Article>('../articles/*.md', { query: '?whole', import: 'default' })
const wholeCareers = import.meta.glob<Career>('../careers/*.md', { query: '?whole', import: 'default' })
const legalTexts = import.meta.glob<LegalText>('../legal/*.md', { query: '?whole', import: 'default' })

/** Newest first. */
export const articles: readonly ArticleSummary[] = Object.values(
  import.meta.glob<ArticleSummary>('../articles/*.md', { query: '?summary', import: 'default', eager: true }),
).sort((a, b) => (a.date < b.date ? 1 : -1))

export const careers: readonly CareerSummary[] = Object.values(
  import.meta.glob<CareerSummary>('../careers/*.md', { query: '?summary', import: 'default', eager: true }),
).sort((a, b) => a.order - b.order)

export type Neighbours<T> = { before?: T | undefined; after?: T | undefined }
export type OpenArticle = { article: Article; careers: CareerSummary[]; neighbours: Neighbours<ArticleSummary> }
export type OpenCareer = { career: Career; articles: ArticleSummary[]; neighbours: Neighbours<CareerSummary> }

export async function openArticle(id: string): Promise<OpenArticle | null> {
  const article = await wholeArticles[`../articles/${id}.md`]?.()
  if (!article) return null
  return { article, careers: pick(careers, article.careers), neighbours: neighboursOf(articles, id) }
}

export async function openCareer(id: string): Promise<OpenCareer | null> {
  const career = await wholeCareers[`../careers/${id}.md`]?.()
  if (!career) return null
  return { career, articles: pick(articles, career.articles), neighbours: neighboursOf(careers, id) }
}

export async function openLegalText(id: string): Promise<LegalText> {
  const text = await legalTexts[`../legal/${id}.md`]?.()
  if (!text) throw new Error(`There is no legal text ${id}`)
  return text
}

function pick<T extends { id: string }>(all: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => all.find((each) => each.id === id) ?? [])
}

/** In the order of the list: what stands before and after. */
function neighboursOf<T extends { id: string }>(all: readonly T[], id: string): Neighbours<T> {
  const at = all.findIndex((each) => each.id === id)
  return { before: all[at - 1], after: all[at + 1] }
}
