// What memberships keep of a person. Payments stay without a name: the books must add up.
import { eq, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { listLedger } from './ledger.store.ts'
import { giftCodes, ngoChoices, paymentConsents, payments } from './membership.table.ts'

export const membershipData: PersonalData[] = [
  { name: 'membership_ledger', export: (db, user) => listLedger(db, user.id) },
  {
    name: 'payment_consents',
    export: (db, user) => db.select().from(paymentConsents).where(eq(paymentConsents.userId, user.id)),
  },
  { name: 'ngo_choices', export: (db, user) => db.select().from(ngoChoices).where(eq(ngoChoices.userId, user.id)) },
  { name: 'gift_codes', export: (db, user) => db.select().from(giftCodes).where(eq(giftCodes.redeemedBy, user.id)) },
  {
    name: 'payments',
    export: async (db, user) => {
      const rows = await db.select().from(payments).where(eq(payments.userId, user.id))
      return rows.map(({ sessionId: _session, paymentIntent: _intent, ...row }) => row)
    },
    beforeDelete: async (_deps, tx, user) => {
      // Unmatched ones belong to the address, and so only to who has verified it.
      const ofAddress = user.emailVerified ? sql`lower(${payments.email}) = lower(${user.email})` : undefined
      await tx
        .update(payments)
        .set({ email: null })
        .where(or(eq(payments.userId, user.id), ofAddress))
    },
  },
]
