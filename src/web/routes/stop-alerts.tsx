// /stop-alerts – stops letters about saved searches by the link in one; opening it changes nothing.
import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { StopAlertsPage } from '#features/alerts/ui/stop-alerts-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/stop-alerts')({
  validateSearch: (search): { token?: string } => tokenOf(search),
  head: () => pageHead({ title: 'Stop alerts', description: 'Stop alerts about saved searches.' }),
  component: StopAlerts,
})

function StopAlerts() {
  const { token = '' } = Route.useSearch()
  return (
    <StopAlertsPage
      token={token}
      nextLink={
        <Link to="/" className={buttonClasses({ variant: 'outline' })}>
          To the listings
        </Link>
      }
    />
  )
}
