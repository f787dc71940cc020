// /blog/{id} – one article. Unknown ones are 404, those that have left 410.
import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#features/content/ui/article-page.tsx'
import { ArticleNotFound } from '#features/content/ui/text-not-found.tsx'
import { pageHead, pageOfWords } from '../page-head.ts'
import { EditText } from '../shell/edit-text.tsx'

export const Route = createFileRoute('/blog/$id')({
  headers: pageOfWords,
  loader: async ({ params, context }) =>
    (await import('../loaders/text-loaders.ts')).loadArticle(context.queryClient, params.id),
  head: ({ loaderData }) => {
    if (!loaderData)
      return pageHead({ title: 'Article Not Found', description: 'There is no article at this address.' })
    const { meta, links } = pageHead(loaderData.about)
    const { date } = loaderData.open.article
    return {
      meta: [
        ...meta,
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: date },
        loaderData.data,
      ],
      links,
    }
  },
  component: ArticleRoute,
  notFoundComponent: ArticleNotFound,
})

function ArticleRoute() {
  const { open } = Route.useLoaderData()
  return <ArticlePage {...open} foot={<EditText text={`article/${open.article.id}`}>Edit this article</EditText>} />
}
