// The shelves pages read from: summaries at hand, whole texts fetched one at a time. Compiled by build/content-plugin.ts.
import type { Article, ArticleSummary } from '../article.schema.ts'
import type { Career, CareerSummary } from '../career.schema.ts'
import type { LegalText } from '../legal.schema.ts'
import { newestFirst } from '../newest-first.ts'

/** What was published over the files, by id; null where it has left. Empty as long as everything is as it ships. */
export type Edited<T> = ReadonlyMap<string, T | null>
export type EditedShelves = { articles: Edited<Article>; careers: Edited<Career> }

const wholeArticles = import.meta.glob<Article>('../articles/*.md', { query: '?whole', import: 'default' })
const wholeCareers = import.meta.glob<Career>('../careers/*.md', { query: '?whole', import: 'default' })
const legalTexts = import.meta.glob<LegalText>('../legal/*.md', { query: '?whole', import: 'default' })

/** Newest first. */
export const articles: readonly ArticleSummary[] = Object.values(
  import.meta.glob<ArticleSummary>('../articles/*.md', { query: '?summary', import: 'default', eager: true }),
).sort(newestFirst)

export const careers: readonly CareerSummary[] = Object.values(
  import.meta.glob<CareerSummary>('../careers/*.md', { query: '?summary', import: 'default', eager: true }),
).sort((a, b) => a.order - b.order)

export type Neighbours<T> = { before?: T | undefined; after?: T | undefined }
export type OpenArticle = { article: Article; careers: CareerSummary[]; neighbours: Neighbours<ArticleSummary> }
export type OpenCareer = { career: Career; articles: ArticleSummary[]; neighbours: Neighbours<CareerSummary> }

export function articlesWith(edited: Edited<Article>): readonly ArticleSummary[] {
  return edited.size === 0 ? articles : overlay(articles, edited).sort(newestFirst)
}

export function careersWith(edited: Edited<Career>): readonly CareerSummary[] {
  return edited.size === 0 ? careers : overlay(careers, edited).sort((a, b) => a.order - b.order)
}

function overlay<T extends { id: string }>(shipped: readonly T[], edited: Edited<T>): T[] {
  const kept = shipped.filter(({ id }) => !edited.has(id))
  return [...kept, ...[...edited.values()].filter((each) => each !== null)]
}

/** The edited one, else the shipped one. */
async function take<T>(id: string, edited: Edited<T>, shipped: (() => Promise<T>) | undefined): Promise<T | null> {
  const found = edited.get(id)
  return found === undefined ? ((await shipped?.()) ?? null) : found
}

/** Which have a picture for shared links, drawn for them alone. */
export const isDrawn = (id: string) => `../articles/${id}.md` in wholeArticles || `../careers/${id}.md` in wholeCareers

export async function openArticle(id: string, edited: EditedShelves): Promise<OpenArticle | null> {
  const article = await take(id, edited.articles, wholeArticles[`../articles/${id}.md`])
  if (!article) return null
  const neighbours = neighboursOf(articlesWith(edited.articles), id)
  return { article, careers: pick(careersWith(edited.careers), article.careers), neighbours }
}

export async function openCareer(id: string, edited: EditedShelves): Promise<OpenCareer | null> {
  const career = await take(id, edited.careers, wholeCareers[`../careers/${id}.md`])
  if (!career) return null
  const neighbours = neighboursOf(careersWith(edited.careers), id)
  return { career, articles: pick(articlesWith(edited.articles), career.articles), neighbours }
}

export async function openLegalText(id: string, edited: Edited<LegalText>): Promise<LegalText> {
  const text = await take(id, edited, legalTexts[`../legal/${id}.md`])
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
