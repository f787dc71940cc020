// /admin-login – the operator's door.
import { createFileRoute, Link, redirect, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AdminLoginPage } from '#features/accounts/ui/admin-login-page.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { isStaff } from '#shared/staff.ts'
import { ownPath } from '../own-path.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin-login')({
  // What makes sense of it is the page's own to say: every other page would carry that along.
  validateSearch: (search) => search as { returnTo?: string },
  beforeLoad: async ({ context }) => {
    const me = await context.queryClient.ensureQueryData(meQuery)
    if (me) throw redirect({ to: isStaff(me) ? '/admin' : '/', statusCode: 302 })
  },
  head: () => pageHead({ title: 'Administration', description: 'For administrators.' }),
  component: AdminLogin,
})

/** Nobody is led from here to anywhere but the team's pages. */
function teamPath(value: unknown): string | undefined {
  const path = ownPath(value)
  return path && /^\/(admin|post-job|edit-job)([/?]|$)/.test(path) ? path : undefined
}

function AdminLogin() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const { returnTo } = Route.useSearch()
  const cameFrom = useRouterState({ select: (state) => teamPath(state.location.state.returnTo ?? returnTo) })
  // Once it is known, the address need not say it any longer.
  useEffect(() => {
    if (!returnTo) return
    void navigate({ search: {}, state: (state) => ({ ...state, returnTo }), replace: true, resetScroll: false })
  }, [returnTo, navigate])
  return (
    <AdminLoginPage
      onDone={() => void router.navigate({ href: cameFrom ?? '/admin', replace: true })}
      homeLink={
        <Link to="/" className="link">
          Back to home
        </Link>
      }
    />
  )
}
