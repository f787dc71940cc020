// /admin
import { createFileRoute } from '@tanstack/react-router'
import { adminsOnly } from '../admins-only.ts'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: adminsOnly,
  head: () => pageHead({ title: 'Admin Dashboard', description: 'For administrators.' }),
  component: () => <UnbuiltPage title="Admin Dashboard" />,
})
