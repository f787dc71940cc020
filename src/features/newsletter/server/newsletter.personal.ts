// What the newsletter keeps of a person.
import { and, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { emailKey } from '#shared/form-fields.ts'
import { newsletterSubscribers, newsletterSuppressions, reminderSettings } from './newsletter.table.ts'
import { belongsTo, moveFromFormerAddress, type Owner } from './subscribers.store.ts'
import { forgetSuppression } from './suppressions.service.ts'

/** What is known of an address is given to nobody who has not confirmed it, and erased for nobody else. */
const suppressionOf = ({ email, emailVerified }: Owner) =>
  and(eq(newsletterSuppressions.emailKey, emailKey(email)), sql`${emailVerified}::boolean`)

export const newsletterData: PersonalData[] = [
  {
    name: 'newsletter_subscribers',
    export: (db, user) => db.select().from(newsletterSubscribers).where(belongsTo(user)),
    beforeDelete: async (_deps, tx, user) => void (await tx.delete(newsletterSubscribers).where(belongsTo(user))),
    forgetAddress: (_deps, tx, email) => moveFromFormerAddress(tx, email),
  },
  {
    name: 'newsletter_suppressions',
    export: (db, user) => db.select().from(newsletterSuppressions).where(suppressionOf(user)),
    forgetAddress: forgetSuppression,
  },
  {
    name: 'reminder_settings',
    export: (db, user) => db.select().from(reminderSettings).where(eq(reminderSettings.userId, user.id)),
  },
]
