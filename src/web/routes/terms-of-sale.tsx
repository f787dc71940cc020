// /terms-of-sale
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/terms-of-sale')({
  head: () => pageHead({ title: 'Terms of sale', description: 'The rules of buying a membership.' }),
  component: () => <UnbuiltPage title="Terms of sale" />,
})
