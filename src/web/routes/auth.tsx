// /auth – signing in and up. Signed-in people have no business here.
import { createFileRoute, type HistoryState, redirect, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHydrated } from '#design/hydrated.ts'
import { AuthPage } from '#features/accounts/ui/auth-page.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import type { Wish } from '#features/accounts/ui/sign-in-link.part.tsx'
import { reportInteraction } from '#features/analytics/ui/report.ts'
import { useSaveForLater } from '#features/jobs/ui/jobs.api.ts'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { ownPath } from '../own-path.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/auth')({
  // Another site is said to be none: what is left out would stay as it came.
  validateSearch: ({ returnTo }): { returnTo?: string | undefined } => ({ returnTo: ownPath(returnTo) }),
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(meQuery)) throw redirect({ to: '/account', statusCode: 302 })
  },
  head: () => pageHead({ title: 'Sign in', description: 'Sign in, or create a free account.' }),
  component: Auth,
})

function whyOf(wish: Wish | undefined): string | undefined {
  if (!wish) return undefined
  return 'saveJob' in wish
    ? 'Sign in, or sign up for free, and the listing is saved for you.'
    : 'Sign in, or sign up for free. Then you choose how we tell you of new listings.'
}

const nothing: HistoryState = {}

/** Of this page, also while the next one is on its way: its form must not begin anew under who has just signed up. */
function useHere(): HistoryState {
  const isHydrated = useHydrated()
  const here = useRouterState({
    select: ({ location, resolvedLocation: last = location }) =>
      (location.pathname === '/auth' ? location : last).state,
  })
  // The server knows no history: a page that is loaded again comes to life as it was sent, and goes on from there.
  return isHydrated ? here : nothing
}

function Auth() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const { returnTo } = Route.useSearch()
  const facts = useSiteFacts()
  // Where people came from travels with the history entry; with the address only where a server sent them here.
  const { returnTo: back, wish, signUp = false } = useHere()
  const cameFrom = ownPath(back) ?? returnTo
  // Once it is known, the address need not say it any longer.
  useEffect(() => {
    if (!returnTo) return
    void navigate({ search: {}, state: (state) => ({ ...state, returnTo }), replace: true, resetScroll: false })
  }, [returnTo, navigate])
  const saveForLater = useSaveForLater((jobId, userId) => reportInteraction(jobId, 'like', userId))
  const goOn = async () => {
    if (wish && 'saveJob' in wish) await saveForLater(wish.saveJob)
    // What needs an answer first is asked where they came from.
    const state = wish && 'tellMe' in wish ? { wish } : {}
    await router.navigate({ href: cameFrom ?? '/account', state, replace: true })
  }
  return (
    <AuthPage
      facts={facts}
      why={whyOf(wish)}
      view={signUp ? 'sign-up' : 'sign-in'}
      onView={(view) =>
        navigate({
          search: true,
          state: (state) => ({ ...state, signUp: view === 'sign-up' }),
          replace: true,
          resetScroll: false,
        })
      }
      onSignedIn={() => void goOn()}
      onSignedUp={() => void goOn()}
    />
  )
}
