// /educational – ten careers in the ocean.
import { createFileRoute } from '@tanstack/react-router'
import { EducationalPage } from '#features/content/ui/educational-page.tsx'
import { careersWith } from '#features/content/ui/library.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/educational')({
  headers: publicPage,
  loader: async ({ context }) => (await import('../loaders/text-loaders.ts')).loadCareers(context.queryClient),
  head: ({ loaderData }) =>
    pageHead({
      title: 'Careers in the ocean',
      description:
        'Ten professions of the sea: what a week looks like, how people get in, what it pays and what it costs.',
      publicUrl: loaderData?.publicUrl,
      path: '/educational',
    }),
  component: EducationalRoute,
})

function EducationalRoute() {
  return <EducationalPage careers={careersWith(Route.useLoaderData().edited)} />
}
