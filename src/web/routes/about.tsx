// /about – who keeps this board. A document that the operator can change.
import { createFileRoute } from '@tanstack/react-router'
import { SitePageView } from '#features/content/ui/site-page.tsx'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/about')({
  headers: pageOfWords,
  loader: async ({ context }) => (await import('../loaders/page-loaders.ts')).loadAbout(context.queryClient),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: () => <SitePageView page={Route.useLoaderData().page} />,
})
