// /terms-of-service
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/terms-of-service')({
  head: () => pageHead({ title: 'Terms of service', description: 'The rules of using the site.' }),
  component: () => <UnbuiltPage title="Terms of service" />,
})
