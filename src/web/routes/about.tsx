// /about – who keeps this board. A document that the operator can change.
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { SitePage } from '#features/content/site-page.schema.ts'
import { SitePageView } from '#features/content/ui/site-page.tsx'
import { loadEdited } from '#features/documents/ui/documents.api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/about')({
  headers: publicPage,
  loader: async ({ context }) => {
    const [{ openSitePage }, { publicUrl, edited }] = await Promise.all([
      import('#features/content/ui/library.ts'),
      context.queryClient.ensureQueryData(siteFactsQuery),
    ])
    const page = await openSitePage('about', await loadEdited<SitePage>(context.queryClient, edited, 'page'))
    if (!page) throw notFound()
    return { page, publicUrl }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData?.page.title ?? '',
      description: loaderData?.page.description ?? '',
      publicUrl: loaderData?.publicUrl,
      path: '/about',
    }),
  component: () => <SitePageView page={Route.useLoaderData().page} />,
})
