// /account – everything that is one's own.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { type AccountTab, accountTabs } from '#features/accounts/ui/account-tabs.ts'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/account')({
  validateSearch: (search): { tab?: AccountTab } => {
    const tab = accountTabs.find((known) => known === search.tab)
    return tab ? { tab } : {}
  },
  beforeLoad: async ({ context }) => {
    if (!(await context.queryClient.ensureQueryData(meQuery))) throw redirect({ to: '/auth', statusCode: 302 })
  },
  head: () => pageHead({ title: 'My Account', description: 'Your account.' }),
  component: () => <UnbuiltPage title="My Account" />,
})
