// /privacy-policy
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/privacy-policy')({
  head: () =>
    pageHead({
      title: 'Privacy policy',
      description: 'What is collected, why, for how long, and what you can do about it.',
    }),
  component: () => <UnbuiltPage title="Privacy policy" />,
})
