// /unsubscribe – leaves the newsletter, or stops the forum's letters, by the link in one; opening it changes nothing.

import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { StopDigestPage } from '#features/forum/ui/stop-digest-page.tsx'
import { UnsubscribePage } from '#features/newsletter/ui/unsubscribe-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token?: string; list?: 'forum' } => ({
    ...tokenOf(search),
    ...(search.list === 'forum' ? { list: 'forum' } : {}),
  }),
  head: () => pageHead({ title: 'Unsubscribe', description: 'Stop our letters.' }),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token = '', list } = Route.useSearch()
  const Page = list === 'forum' ? StopDigestPage : UnsubscribePage
  return (
    <Page
      token={token}
      nextLink={
        <Link to="/" className={buttonClasses({ variant: 'outline' })}>
          To the listings
        </Link>
      }
    />
  )
}
