// /career/{id} – one career.
import { createFileRoute } from '@tanstack/react-router'
import { CareerPage } from '#features/content/ui/career-page.tsx'
import { CareerNotFound } from '#features/content/ui/not-found-screen.tsx'
import { CareerPay } from '#features/pay-report/ui/career-pay.tsx'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/career/$id')({
  headers: publicPage,
  loader: async ({ params, context }) =>
    (await import('../loaders/text-loaders.ts')).loadCareer(context.queryClient, params.id),
  head: ({ loaderData }) =>
    pageHead(loaderData?.about ?? { title: 'Career Not Found', description: 'There is no career at this address.' }),
  component: CareerRoute,
  notFoundComponent: CareerNotFound,
})

function CareerRoute() {
  const { open, pay } = Route.useLoaderData()
  return <CareerPage {...open} pay={pay && <CareerPay pay={pay} />} />
}
