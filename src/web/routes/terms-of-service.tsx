// /terms-of-service – the rules of using the site.
import { createFileRoute } from '@tanstack/react-router'
import type { LegalText } from '#features/content/legal.schema.ts'
import { LegalPage } from '#features/content/ui/legal-page.tsx'
import { loadEdited } from '#features/documents/ui/documents.api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/terms-of-service')({
  headers: publicPage,
  loader: async ({ context }) => {
    const [{ openLegalText }, { publicUrl, edited }] = await Promise.all([
      import('#features/content/ui/library.ts'),
      context.queryClient.ensureQueryData(siteFactsQuery),
    ])
    const published = await loadEdited<LegalText>(context.queryClient, edited, 'legal')
    return {
      text: await openLegalText('terms-of-service', published),
      publicUrl,
      hasVersions: published.has('terms-of-service'),
    }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData?.text.title ?? '',
      description: loaderData?.text.description ?? '',
      publicUrl: loaderData?.publicUrl,
      path: '/terms-of-service',
    }),
  component: LegalRoute,
})

function LegalRoute() {
  const { text, hasVersions } = Route.useLoaderData()
  return <LegalPage text={text} hasVersions={hasVersions} />
}
