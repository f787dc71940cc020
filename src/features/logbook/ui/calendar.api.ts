// The calendar's address and the reminders: what the account reads of them, and the calls that change them.
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { logbookRoutes } from '../server/logbook.routes.ts'

const api = apiOf<typeof logbookRoutes>()

export const calendarQuery = api.query('/calendar')
export const remindersQuery = api.query('/calendar/reminders')

export const stopReminders = (token: string) =>
  api.call('POST', '/calendar/reminders/unsubscribe', { query: { token } })

export function useChooseReminders() {
  return useAct({
    call: (wanted: boolean) => api.call('PUT', '/calendar/reminders', { json: { wanted } }),
    done: ({ wanted }) => (wanted ? 'We remind you of closing days' : 'No more reminders of closing days'),
    failed: 'Your choice was not saved',
    refresh: [remindersQuery.queryKey],
  })
}

export function useRenewCalendar() {
  return useAct({
    call: () => api.call('POST', '/calendar'),
    done: 'The calendar has a new address',
    failed: 'The calendar keeps its address',
    refresh: [calendarQuery.queryKey],
  })
}
