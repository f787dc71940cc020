// Closing days: the calendar that other programs read, and the letters before favourites close.
import { useQuery } from '@tanstack/react-query'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { SecretAddress } from '#design/secret-address.tsx'
import { useShownFirst } from '#design/show-first.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { Switch } from '#design/switch.tsx'
import { confirmFirst } from '#features/alerts/alert.rules.ts'
import { calendarQuery, remindersQuery, useChooseReminders, useRenewCalendar } from './calendar.api.ts'

export function CalendarCard({ emailVerified }: { emailVerified: boolean }) {
  const calendar = useQuery(calendarQuery)
  const reminders = useQuery(remindersQuery)
  const renew = useRenewCalendar()
  const missing = [calendar, reminders].filter(({ data, isError }) => isError && !data)
  return (
    <Card as="section" aria-labelledby="calendar-heading" className="grid gap-4">
      <div>
        <h2 id="calendar-heading" className="text-xl">
          Closing days
        </h2>
        <p className="mt-1 text-muted">
          Subscribe to this address in your calendar: the closing days of your favorites and your logbook, and your next
          steps. Keep it to yourself.
        </p>
      </div>
      {calendar.isPending && <Skeleton className="h-11" />}
      {calendar.data && (
        <SecretAddress
          url={calendar.data.url}
          of="the calendar’s address"
          warning="The old address ends at once. Calendars that subscribed to it need the new one."
          renew={renew}
        />
      )}
      {reminders.isPending && <Skeleton className="h-11" />}
      {reminders.data && <RemindersSwitch wanted={reminders.data.wanted} emailVerified={emailVerified} />}
      {missing.length > 0 && (
        <ErrorState
          className="py-4"
          onRetry={() => void Promise.all(missing.map(({ refetch }) => refetch()))}
          retrying={missing.some(({ isFetching }) => isFetching)}
        />
      )}
    </Card>
  )
}

function RemindersSwitch({ wanted, emailVerified }: { wanted: boolean; emailVerified: boolean }) {
  const choose = useChooseReminders()
  const [shown, show] = useShownFirst(wanted, (next) => choose.mutateAsync(next).catch(() => undefined))
  return (
    <Switch
      label="Remind me by mail"
      hint={emailVerified ? 'Seven and two days before a favorite closes.' : confirmFirst}
      checked={shown}
      onChange={({ target }) => show(target.checked)}
    />
  )
}
