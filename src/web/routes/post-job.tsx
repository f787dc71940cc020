// /post-job
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/post-job')({
  head: () => pageHead({ title: 'Post an Ocean Job', description: 'For administrators.' }),
  component: () => <UnbuiltPage title="Post an Ocean Job" />,
})
