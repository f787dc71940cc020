// /blog/
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/blog/')({
  head: () => pageHead({ title: 'Blog', description: 'Articles about working in and for the ocean.' }),
  component: () => <UnbuiltPage title="Blog" />,
})
