// /blog/{id} – one article. Unknown ones are 404, those that have left 410.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { articleData } from '#features/content/article-data.ts'
import { ArticlePage } from '#features/content/ui/article-page.tsx'
import { ArticleNotFound } from '#features/content/ui/not-found-screen.tsx'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { loadShelves } from '../edited-shelves.ts'
import { pageHead, publicPage } from '../page-head.ts'
import { answerWithStatus } from '../render-context.ts'

export const Route = createFileRoute('/blog/$id')({
  headers: publicPage,
  loader: async ({ params, context }) => {
    const [{ openArticle, isDrawn }, facts] = await Promise.all([
      import('#features/content/ui/library.ts'),
      context.queryClient.ensureQueryData(siteFactsQuery),
    ])
    const edited = await loadShelves(context.queryClient, facts)
    const open = await openArticle(params.id, edited)
    if (!open) {
      if (edited.articles.has(params.id)) answerWithStatus(410)
      throw notFound()
    }
    return { ...open, publicUrl: facts.publicUrl, isDrawn: isDrawn(params.id) }
  },
  head: ({ loaderData, params }) => {
    if (!loaderData)
      return pageHead({ title: 'Article Not Found', description: 'There is no article at this address.' })
    const { article, publicUrl, isDrawn } = loaderData
    const { title, description, date } = article
    const { meta, links } = pageHead({
      title,
      description,
      publicUrl,
      path: `/blog/${params.id}`,
      ...(isDrawn ? { picture: `/og/blog/${params.id}.png` } : {}),
    })
    return {
      meta: [
        ...meta,
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: date },
        articleData(article, publicUrl),
      ],
      links,
    }
  },
  component: ArticleRoute,
  notFoundComponent: ArticleNotFound,
})

function ArticleRoute() {
  const { publicUrl: _, isDrawn: __, ...open } = Route.useLoaderData()
  return <ArticlePage {...open} />
}
