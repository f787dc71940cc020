// The newest article, for the newsletter. Read from the content files once, when it is first asked for.
import type { ArticleSummary } from '#features/content/article.schema.ts'
import { readAll, readArticle, summariseArticle } from '#features/content/build/read-content.ts'

let newest: ArticleSummary | null | undefined

export function newestArticle(): ArticleSummary | null {
  newest ??=
    readAll('articles', readArticle)
      .map(summariseArticle)
      .sort((one, other) => other.date.localeCompare(one.date))[0] ?? null
  return newest
}
