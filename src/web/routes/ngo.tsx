// /ngo – what was given to whom, open to everybody.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { givingQuery } from '#features/membership/ui/membership.api.ts'
import { NgoPage } from '#features/membership/ui/ngo-page.tsx'
import { siteFactsQuery, useSiteFacts } from '#http/client/site-facts-query.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/ngo')({
  headers: publicPage,
  loader: async ({ context: { queryClient } }) => {
    const [{ publicUrl }] = await Promise.all([
      queryClient.ensureQueryData(siteFactsQuery),
      queryClient.ensureQueryData(givingQuery),
    ])
    return { publicUrl }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: 'A tenth for the sea',
      description: 'What members have given to ocean organisations with their fees, to whom and in which quarter.',
      publicUrl: loaderData?.publicUrl,
      path: '/ngo',
    }),
  component: NgoRoute,
})

function NgoRoute() {
  const { ngos } = useSiteFacts()
  return <NgoPage giving={useSuspenseQuery(givingQuery).data} ngos={ngos} />
}
