// /unsubscribe – leaves the newsletter by the link in a letter; opening it changes nothing.
import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { UnsubscribePage } from '#features/newsletter/ui/unsubscribe-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token?: string } => (typeof search.token === 'string' ? { token: search.token } : {}),
  head: () => pageHead({ title: 'Unsubscribe', description: 'Leave the newsletter.' }),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token = '' } = Route.useSearch()
  return (
    <UnsubscribePage
      token={token}
      nextLink={
        <Link to="/" className={buttonClasses({ variant: 'outline' })}>
          To the listings
        </Link>
      }
    />
  )
}
