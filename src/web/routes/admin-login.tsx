// /admin-login – the operator's door.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/admin-login')({
  beforeLoad: async ({ context }) => {
    const me = await context.queryClient.ensureQueryData(meQuery)
    if (me) throw redirect({ to: me.role === 'admin' ? '/admin' : '/', statusCode: 302 })
  },
  head: () => pageHead({ title: 'Administration', description: 'For administrators.' }),
  component: () => <UnbuiltPage title="Administration" />,
})
