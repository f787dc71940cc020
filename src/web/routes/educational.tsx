// /educational
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/educational')({
  head: () =>
    pageHead({
      title: 'Careers in the ocean',
      description: 'Ten professions of the sea, what they ask of you and what they give.',
    }),
  component: () => <UnbuiltPage title="Careers in the ocean" />,
})
