// What alerts keep of a person: all of it goes with the account.
import { eq } from 'drizzle-orm'
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { alertReaders, toldListings } from './alerts.table.ts'
import { exportSearches } from './saved-searches.store.ts'

export const alertData: PersonalData[] = [
  { name: 'saved_searches', export: (db, user) => exportSearches(db, user.id) },
  {
    name: 'told_listings',
    export: (db, user) => db.select().from(toldListings).where(eq(toldListings.userId, user.id)),
  },
  {
    name: 'alert_readers',
    export: (db, user) => db.select().from(alertReaders).where(eq(alertReaders.userId, user.id)),
  },
]
