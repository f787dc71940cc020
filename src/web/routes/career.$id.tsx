// /career/{id} – one career.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CareerPage } from '#features/content/ui/career-page.tsx'
import { CareerNotFound } from '#features/content/ui/not-found-screen.tsx'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { loadShelves } from '../edited-shelves.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/career/$id')({
  headers: publicPage,
  loader: async ({ params, context }) => {
    const [{ openCareer, isDrawn }, { findProgrammes }, facts] = await Promise.all([
      import('#features/content/ui/library.ts'),
      import('#features/content/ui/campus.ts'),
      context.queryClient.ensureQueryData(siteFactsQuery),
    ])
    const open = await openCareer(params.id, await loadShelves(context.queryClient, facts))
    if (!open) throw notFound()
    return {
      ...open,
      programmes: findProgrammes(open.career.programmes),
      publicUrl: facts.publicUrl,
      isDrawn: isDrawn(params.id),
    }
  },
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.career.title,
          description: loaderData.career.description,
          publicUrl: loaderData.publicUrl,
          path: `/career/${params.id}`,
          ...(loaderData.isDrawn ? { picture: `/og/career/${params.id}.png` } : {}),
        })
      : pageHead({ title: 'Career Not Found', description: 'There is no career at this address.' }),
  component: CareerRoute,
  notFoundComponent: CareerNotFound,
})

function CareerRoute() {
  const { publicUrl: _, isDrawn: __, ...open } = Route.useLoaderData()
  return <CareerPage {...open} />
}
