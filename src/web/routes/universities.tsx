// /universities – programmes by country.
import { createFileRoute } from '@tanstack/react-router'
import { countries } from '#features/content/ui/campus.ts'
import { UniversitiesPage } from '#features/content/ui/universities-page.tsx'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/universities')({
  headers: pageOfWords,
  loader: ({ context }) => context.queryClient.ensureQueryData(siteFactsQuery),
  head: ({ loaderData }) =>
    pageHead({
      title: 'Marine Conservation University Programs',
      description:
        'University programs in marine conservation, marine biology and ocean science in nine countries, each with a link to the university.',
      publicUrl: loaderData?.publicUrl,
      path: '/universities',
    }),
  component: () => <UniversitiesPage countries={countries} />,
})
