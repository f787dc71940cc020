// /pages/{slug} – a page that the operator wrote.
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { SitePage } from '#features/content/site-page.schema.ts'
import { SitePageView } from '#features/content/ui/site-page.tsx'
import { loadEdited } from '#features/documents/ui/documents.api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/pages/$slug')({
  headers: publicPage,
  loader: async ({ context, params: { slug } }) => {
    // It has an address of its own.
    if (slug === 'about') throw redirect({ to: '/about' })
    const { publicUrl, edited } = await context.queryClient.ensureQueryData(siteFactsQuery)
    const page = (await loadEdited<SitePage>(context.queryClient, edited, 'page')).get(slug)
    if (!page) throw notFound()
    return { page, publicUrl }
  },
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.page.title,
          description: loaderData.page.description,
          publicUrl: loaderData.publicUrl,
          path: `/pages/${params.slug}`,
        })
      : pageHead({ title: 'Page Not Found', description: 'There is no page at this address.' }),
  component: () => <SitePageView page={Route.useLoaderData().page} />,
})
