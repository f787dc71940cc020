// /admin-login – the operator's door.
import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { AdminLoginPage } from '#features/accounts/ui/admin-login-page.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { isStaff } from '#shared/staff.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin-login')({
  beforeLoad: async ({ context }) => {
    const me = await context.queryClient.ensureQueryData(meQuery)
    if (me) throw redirect({ to: isStaff(me) ? '/admin' : '/', statusCode: 302 })
  },
  head: () => pageHead({ title: 'Administration', description: 'For administrators.' }),
  component: AdminLogin,
})

function AdminLogin() {
  const router = useRouter()
  return (
    <AdminLoginPage
      onDone={() => void router.navigate({ to: '/admin', replace: true })}
      homeLink={
        <Link to="/" className="link">
          Back to home
        </Link>
      }
    />
  )
}
