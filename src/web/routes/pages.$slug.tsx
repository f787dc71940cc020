// /pages/{slug} – a page that the operator wrote.
import { createFileRoute } from '@tanstack/react-router'
import { SitePageView } from '#features/content/ui/site-page.tsx'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/pages/$slug')({
  headers: pageOfWords,
  loader: async ({ context, params }) =>
    (await import('../loaders/page-loaders.ts')).loadPage(context.queryClient, params.slug),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: () => <SitePageView page={Route.useLoaderData().page} />,
})
