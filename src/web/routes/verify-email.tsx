// /verify-email – confirms an e-mail address by a mailed link.

import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { VerifyEmailPage } from '#features/accounts/ui/verify-email-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/verify-email')({
  validateSearch: tokenOf,
  head: () => pageHead({ title: 'Confirm your e-mail address', description: 'Confirm your e-mail address.' }),
  component: VerifyEmail,
})

function VerifyEmail() {
  const { token } = Route.useSearch()
  const queryClient = useQueryClient()
  return (
    <VerifyEmailPage
      token={token}
      onVerified={() => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })}
      nextLink={
        <Link to="/account" className={buttonClasses({ variant: 'outline' })}>
          Go to my account
        </Link>
      }
    />
  )
}
