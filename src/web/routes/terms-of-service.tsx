// /terms-of-service – the rules of using the site.
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/content/ui/legal-page.tsx'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/terms-of-service')({
  headers: publicPage,
  loader: async ({ context }) => {
    const [{ openLegalText }, { publicUrl }] = await Promise.all([
      import('#features/content/ui/library.ts'),
      context.queryClient.ensureQueryData(siteFactsQuery),
    ])
    return { text: await openLegalText('terms-of-service'), publicUrl }
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
  const { text } = Route.useLoaderData()
  return <LegalPage text={text} />
}
