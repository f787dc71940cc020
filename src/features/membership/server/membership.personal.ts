// What memberships keep of a person. Payments stay without a name: the books must add up.
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { User } from '#features/accounts/account.schema.ts'
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { emailKey } from '#shared/form-fields.ts'
import { keepStepsWithoutName } from './former-memberships.store.ts'
import { blankAddressInGifts } from './gifts.store.ts'
import { blankAddressInLedger, forgetGiver, listLedger } from './ledger.store.ts'
import { giftCodes, ngoChoices, paymentConsents, payments } from './membership.table.ts'
import { blankAddressInPayments, forgetPayerNames, hashPayer, listPayersAddresses } from './payments.store.ts'
import { partsBack } from './plan-amount.store.ts'

/** A payment that waits for the desk is theirs too, if it was made with an address that is theirs for certain. */
const isPaidBy = ({ id, email, emailVerified }: User) => {
  const waits = and(isNull(payments.userId), sql`lower(${payments.email}) = ${emailKey(email)}`)
  return or(eq(payments.userId, id), emailVerified ? waits : undefined)
}

export const membershipData: PersonalData[] = [
  {
    name: 'membership_ledger',
    export: (db, user) => listLedger(db, user.id),
    beforeDelete: async ({ clock }, tx, user) => {
      await keepStepsWithoutName(tx, user.id, clock.now())
      await forgetGiver(tx, user.username)
    },
    forgetAddress: (_deps, tx, email) => blankAddressInLedger(tx, email),
  },
  {
    name: 'payment_consents',
    export: (db, user) => db.select().from(paymentConsents).where(eq(paymentConsents.userId, user.id)),
  },
  { name: 'ngo_choices', export: (db, user) => db.select().from(ngoChoices).where(eq(ngoChoices.userId, user.id)) },
  {
    name: 'gift_codes',
    export: (db, user) => db.select().from(giftCodes).where(eq(giftCodes.redeemedBy, user.id)),
    forgetAddress: (_deps, tx, email) => blankAddressInGifts(tx, email),
  },
  {
    name: 'payments',
    export: async (db, user) => {
      const rows = await db.select({ payment: payments, partsBack }).from(payments).where(isPaidBy(user))
      return rows.map(({ payment, partsBack: partlyRefunded }) => {
        const { sessionId: _session, paymentIntent: _intent, emailHash: _hash, ...row } = payment
        return { ...row, partlyRefunded }
      })
    },
    // Somebody may have paid with another address than the account's.
    beforeDelete: async (deps, tx, user) => {
      for (const email of await listPayersAddresses(tx, user.id)) await forgetPayer(deps, tx, email, user.id)
      await forgetPayerNames(tx, user.id)
    },
    forgetAddress: async (deps, tx, email) => {
      await forgetPayer(deps, tx, email)
      await blankAddressInPayments(tx, email)
    },
  },
]

async function forgetPayer({ keys }: Pick<Deps, 'keys'>, tx: Sql, email: string, userId?: string): Promise<void> {
  await hashPayer(tx, { email, hash: await keys.sign('payer-address', emailKey(email)), userId })
}
