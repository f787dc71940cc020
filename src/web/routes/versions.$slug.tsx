// /versions/{slug} – every version of a legal text.
import { createFileRoute } from '@tanstack/react-router'
import { LegalVersionsPage } from '#features/content/ui/legal-versions-page.tsx'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/versions/$slug')({
  headers: pageOfWords,
  loader: async ({ context, params }) =>
    (await import('../loaders/page-loaders.ts')).loadVersions(context.queryClient, params.slug),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: () => <LegalVersionsPage versions={Route.useLoaderData().versions} />,
})
