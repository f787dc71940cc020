// /auth – signing in and up. Signed-in people have no business here.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useRouter, useRouterState } from '@tanstack/react-router'
import { AuthPage } from '#features/accounts/ui/auth-page.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { ownPath } from '../own-path.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/auth')({
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(meQuery)) throw redirect({ to: '/account', statusCode: 302 })
  },
  head: () => pageHead({ title: 'Sign in', description: 'Sign in, or create a free account.' }),
  component: Auth,
})

function Auth() {
  const router = useRouter()
  const facts = useSuspenseQuery(siteFactsQuery).data
  // Where people came from travels with the history entry, not with the address.
  const cameFrom = useRouterState({ select: (state) => ownPath(state.location.state.returnTo) })
  const goTo = (path: string) => void router.navigate({ href: path, replace: true })
  return <AuthPage facts={facts} onSignedIn={() => goTo(cameFrom ?? '/account')} onSignedUp={() => goTo('/account')} />
}
