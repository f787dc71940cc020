// /blog – every article.
import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '#features/content/ui/blog-page.tsx'
import { articlesWith } from '#features/content/ui/library.ts'
import { brand } from '#shared/brand.ts'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/blog/')({
  headers: pageOfWords,
  loader: async ({ context }) => (await import('../loaders/text-loaders.ts')).loadBlog(context.queryClient),
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { meta, links } = pageHead(loaderData.about)
    const feed = { rel: 'alternate', type: 'application/rss+xml', title: `${brand.name} – Blog`, href: '/blog.rss' }
    return { meta, links: [...links, feed] }
  },
  component: BlogRoute,
})

function BlogRoute() {
  return <BlogPage articles={articlesWith(Route.useLoaderData().edited)} />
}
