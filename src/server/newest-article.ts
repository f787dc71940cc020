// The articles there are, newest first: of the files, read once, with what was published over them.
import type { Article } from '#features/content/article.schema.ts'
import { readAll, readArticle } from '#features/content/build/read-content.ts'
import { overlay } from '#features/documents/document.rules.ts'
import { listPublished, type PublishedDeps } from '#features/documents/server/published.service.ts'

let shipped: readonly Article[] | undefined

export async function listArticles(deps: PublishedDeps): Promise<Article[]> {
  shipped ??= readAll('articles', readArticle)
  const edited = await listPublished<Article>(deps, 'article')
  return overlay(shipped, edited).sort((one, other) => other.date.localeCompare(one.date))
}

export async function newestArticle(deps: PublishedDeps): Promise<Article | null> {
  return (await listArticles(deps))[0] ?? null
}
