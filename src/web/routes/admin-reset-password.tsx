// /admin-reset-password – a new password by a one-time link, in French.

import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { ResetPage } from '#features/accounts/ui/reset-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/admin-reset-password')({
  validateSearch: tokenOf,
  head: () => pageHead({ title: 'Nouveau mot de passe', description: 'Choisir un nouveau mot de passe.' }),
  component: Reset,
})

function Reset() {
  const { token } = Route.useSearch()
  const router = useRouter()
  const hideToken = useCallback(
    () => void router.navigate({ to: '/admin-reset-password', search: {}, replace: true }),
    [router],
  )
  const leave = useCallback(() => void router.navigate({ to: '/auth' }), [router])
  return (
    <ResetPage
      token={token}
      onTokenRead={hideToken}
      onDone={leave}
      authLink={
        <Link to="/auth" className={buttonClasses({ variant: 'solid' })}>
          Retour à la connexion
        </Link>
      }
    />
  )
}
