// /terms-of-service – the rules of using the site.
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/content/ui/legal-page.tsx'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/terms-of-service')({
  headers: pageOfWords,
  loader: async ({ context }) =>
    (await import('../loaders/text-loaders.ts')).loadLegal(context.queryClient, 'terms-of-service'),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: LegalRoute,
})

function LegalRoute() {
  const { text, hasVersions } = Route.useLoaderData()
  return <LegalPage text={text} hasVersions={hasVersions} />
}
