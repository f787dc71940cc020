// What the newsletter keeps of a person.
import { eq, or } from 'drizzle-orm'
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { emailKey } from '#shared/form-fields.ts'
import { newsletterSubscribers, newsletterSuppressions, reminderSettings } from './newsletter.table.ts'

type Person = { id: string; email: string }

const subscriptionOf = ({ id, email }: Person) =>
  or(eq(newsletterSubscribers.userId, id), eq(newsletterSubscribers.emailKey, emailKey(email)))
const suppressionOf = ({ email }: Person) => eq(newsletterSuppressions.emailKey, emailKey(email))

export const newsletterData: PersonalData[] = [
  {
    name: 'newsletter_subscribers',
    export: (db, user) => db.select().from(newsletterSubscribers).where(subscriptionOf(user)),
    beforeDelete: async (_deps, tx, user) => void (await tx.delete(newsletterSubscribers).where(subscriptionOf(user))),
  },
  {
    name: 'newsletter_suppressions',
    export: (db, user) => db.select().from(newsletterSuppressions).where(suppressionOf(user)),
    beforeDelete: async (_deps, tx, user) => void (await tx.delete(newsletterSuppressions).where(suppressionOf(user))),
  },
  {
    name: 'reminder_settings',
    export: (db, user) => db.select().from(reminderSettings).where(eq(reminderSettings.userId, user.id)),
  },
]
