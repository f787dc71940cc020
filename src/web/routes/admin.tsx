// /admin
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/admin')({
  head: () => pageHead({ title: 'Admin Dashboard', description: 'For administrators.' }),
  component: () => <UnbuiltPage title="Admin Dashboard" />,
})
