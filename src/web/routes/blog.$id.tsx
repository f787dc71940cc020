// /blog/{id} – one article. Unknown ones are 404, those that have left 410.
import { createFileRoute } from '@tanstack/react-router'
import { articleData } from '#features/content/article-data.ts'
import { ArticlePage } from '#features/content/ui/article-page.tsx'
import { ArticleNotFound } from '#features/content/ui/not-found-screen.tsx'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/blog/$id')({
  headers: publicPage,
  loader: async ({ params, context }) =>
    (await import('../loaders/text-loaders.ts')).loadArticle(context.queryClient, params.id),
  head: ({ loaderData, params }) => {
    if (!loaderData)
      return pageHead({ title: 'Article Not Found', description: 'There is no article at this address.' })
    const { open, publicUrl, isDrawn } = loaderData
    const { title, description, date } = open.article
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
        articleData(open.article, publicUrl),
      ],
      links,
    }
  },
  component: ArticleRoute,
  notFoundComponent: ArticleNotFound,
})

function ArticleRoute() {
  return <ArticlePage {...Route.useLoaderData().open} />
}
