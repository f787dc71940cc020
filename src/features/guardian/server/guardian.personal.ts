// What the guardian's desk keeps of a person: their reports, which go with the account.
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { exportReports } from './listing-reports.store.ts'

export const guardianData: PersonalData[] = [
  { name: 'listing_reports', export: (db, user) => exportReports(db, user.id) },
]
