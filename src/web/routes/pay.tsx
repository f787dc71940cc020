// /pay – what work in this field pays, open to everybody.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PayPage } from '#features/pay-report/ui/pay-page.tsx'
import { payReportQuery } from '#features/pay-report/ui/pay-report.api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/pay')({
  headers: publicPage,
  loader: async ({ context: { queryClient } }) => {
    const [facts] = await Promise.all([
      queryClient.ensureQueryData(siteFactsQuery),
      queryClient.ensureQueryData(payReportQuery),
    ])
    return { publicUrl: facts.publicUrl }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: 'What ocean work pays',
      description: 'Pay by kind of work and by sea, from two years of listings.',
      publicUrl: loaderData?.publicUrl,
      path: '/pay',
    }),
  component: PayRoute,
})

function PayRoute() {
  return <PayPage report={useSuspenseQuery(payReportQuery).data} />
}
