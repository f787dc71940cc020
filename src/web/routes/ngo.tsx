// /ngo – what was given to whom, open to everybody.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { givingQuery } from '#features/membership/ui/membership.api.ts'
import { NgoPage } from '#features/membership/ui/ngo-page.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/ngo')({
  headers: pageOfWords,
  loader: async ({ context }) => (await import('../loaders/page-loaders.ts')).loadGiving(context.queryClient),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: NgoRoute,
})

function NgoRoute() {
  const { ngos } = useSiteFacts()
  return <NgoPage giving={useSuspenseQuery(givingQuery).data} ngos={ngos} />
}
