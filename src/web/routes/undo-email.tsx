// /undo-email – takes a change of the e-mail address back by a mailed link.
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { UndoEmailPage } from '#features/accounts/ui/undo-email-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/undo-email')({
  validateSearch: tokenOf,
  head: () => pageHead({ title: 'Take a change back', description: 'Keep your e-mail address.' }),
  component: UndoEmail,
})

function UndoEmail() {
  const { token = '' } = Route.useSearch()
  const queryClient = useQueryClient()
  return (
    <UndoEmailPage
      token={token}
      onUndone={() => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })}
      nextLink={
        <Link to="/auth" className={buttonClasses({ variant: 'outline' })}>
          Go to sign in
        </Link>
      }
    />
  )
}
