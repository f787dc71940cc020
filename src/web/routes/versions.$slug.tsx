// /versions/{slug} – every version of a legal text.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { type LegalVersion, LegalVersionsPage } from '#features/content/ui/legal-versions-page.tsx'
import { apiQuery } from '#http/client/api-query.ts'
import { pageHead, publicPage } from '../page-head.ts'

const versionsQuery = (slug: string) =>
  apiQuery<{ versions: LegalVersion[] }>(`/api/documents/legal/${encodeURIComponent(slug)}/versions`)

export const Route = createFileRoute('/versions/$slug')({
  headers: publicPage,
  loader: async ({ context, params: { slug } }) => {
    const { versions } = await context.queryClient.ensureQueryData(versionsQuery(slug))
    if (versions.length === 0) throw notFound()
    return { versions }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `${loaderData?.versions[0]?.text.title ?? ''}: every version`,
      description: 'Every version of this text that was in force, with its date.',
    }),
  component: () => <LegalVersionsPage versions={Route.useLoaderData().versions} />,
})
