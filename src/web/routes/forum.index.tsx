// /forum/
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/forum/')({
  head: () => pageHead({ title: 'Forum', description: 'Where people who work in the ocean talk to each other.' }),
  component: () => <UnbuiltPage title="Forum" />,
})
