// /auth – signing in and up. Signed-in people have no business here.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { oneOfOwnPaths } from '../own-path.ts'
import { pageHead } from '../page-head.ts'
import { UnbuiltPage } from '../shell/unbuilt-page.tsx'

export const Route = createFileRoute('/auth')({
  validateSearch: (search): { returnTo?: string } => oneOfOwnPaths(search.returnTo),
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(meQuery)) throw redirect({ to: '/account', statusCode: 302 })
  },
  head: () => pageHead({ title: 'Sign in', description: 'Sign in or create an account.' }),
  component: () => <UnbuiltPage title="Sign in" />,
})
