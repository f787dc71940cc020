// /stop-reminders – stops reminders of closing days by the link in one; opening it changes nothing.
import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { StopRemindersPage } from '#features/logbook/ui/stop-reminders-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/stop-reminders')({
  validateSearch: (search): { token?: string } => tokenOf(search),
  head: () => pageHead({ title: 'Stop reminders', description: 'Stop reminders of closing days.' }),
  component: StopReminders,
})

function StopReminders() {
  const { token = '' } = Route.useSearch()
  return (
    <StopRemindersPage
      token={token}
      nextLink={
        <Link to="/" className={buttonClasses({ variant: 'outline' })}>
          To the listings
        </Link>
      }
    />
  )
}
