// /privacy-policy – what is collected, why, for how long, and what you can do about it.
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/content/ui/legal-page.tsx'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/privacy-policy')({
  headers: pageOfWords,
  loader: async ({ context }) =>
    (await import('../loaders/text-loaders.ts')).loadLegal(context.queryClient, 'privacy-policy'),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: LegalRoute,
})

function LegalRoute() {
  const { text, hasVersions } = Route.useLoaderData()
  return <LegalPage text={text} hasVersions={hasVersions} />
}
