// What the logbook keeps of a person: all of it goes with the account.
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { exportCalendar, exportReminders } from './calendar.store.ts'
import { exportEntries } from './logbook.store.ts'

export const logbookData: PersonalData[] = [
  { name: 'logbook_entries', export: (db, user) => exportEntries(db, user.id) },
  { name: 'calendar_readers', export: (db, user) => exportCalendar(db, user.id) },
  { name: 'closing_reminders', export: (db, user) => exportReminders(db, user.id) },
]
