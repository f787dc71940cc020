// /admin-reset-password – a new password by a one-time link, in French.
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { ResetPage } from '#features/accounts/ui/reset-page.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/admin-reset-password')({
  validateSearch: tokenOf,
  head: () => pageHead({ title: 'Nouveau mot de passe', description: 'Un nouveau mot de passe.' }),
  component: Reset,
})

function Reset() {
  const { token } = Route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  const hideToken = useCallback(
    () => void router.navigate({ to: '/admin-reset-password', search: {}, replace: true }),
    [router],
  )
  // A new password ends every session of its owner, perhaps the one of this browser: who is signed in no more must sign in.
  const leave = useCallback(() => {
    const isKnown = queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    void isKnown.then(() => router.navigate({ to: '/auth' }))
  }, [queryClient, router])
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
