// /educational – every career in the ocean.
import { createFileRoute } from '@tanstack/react-router'
import { EducationalPage } from '#features/content/ui/educational-page.tsx'
import { careersWith } from '#features/content/ui/library.ts'
import { pageHead, pageOfWords } from '../page-head.ts'

export const Route = createFileRoute('/educational')({
  headers: pageOfWords,
  loader: async ({ context }) => (await import('../loaders/text-loaders.ts')).loadCareers(context.queryClient),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: EducationalRoute,
})

function EducationalRoute() {
  return <EducationalPage careers={careersWith(Route.useLoaderData().edited)} />
}
