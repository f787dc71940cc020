// /confirm-newsletter – confirms a newsletter address by a mailed link.

import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { ConfirmNewsletterPage } from '#features/newsletter/ui/confirm-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/confirm-newsletter')({
  validateSearch: tokenOf,
  head: () => pageHead({ title: 'Confirm the newsletter', description: 'Confirm the newsletter.' }),
  component: ConfirmNewsletter,
})

function ConfirmNewsletter() {
  const { token = '' } = Route.useSearch()
  return (
    <ConfirmNewsletterPage
      token={token}
      nextLink={
        <Link to="/" className={buttonClasses({ variant: 'outline' })}>
          To the listings
        </Link>
      }
    />
  )
}
