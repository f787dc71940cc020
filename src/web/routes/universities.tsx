// /universities
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/universities')({
  head: () =>
    pageHead({
      title: 'Marine Conservation University Programs',
      description: 'University programmes in marine conservation, country by country.',
    }),
  component: () => <UnbuiltPage title="Marine Conservation University Programs" />,
})
