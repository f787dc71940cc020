// Payments, the ledger of memberships, and what members agreed to and chose.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'

const time = () => timestamp({ withTimezone: true })

export const paymentStatuses = ['pending', 'unmatched', 'granted', 'dismissed', 'refunded'] as const

/** One row for each checkout session. Who paid may leave; that somebody paid stays. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: text().notNull(),
    paymentIntent: text(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: text(),
    /** Of an address whose owner has left it, with a key of ours: proof for whoever names the address again. */
    emailHash: text(),
    /** With tax, as it was paid. */
    amount: integer(),
    currency: text(),
    /** Where it was paid in another currency: what it was in the plan's. */
    planAmount: integer(),
    tax: integer(),
    /** The reference that was given along, whoever it names. */
    reference: text(),
    payerName: text(),
    status: text({ enum: paymentStatuses }).notNull(),
    reason: text(),
    /** Chosen at checkout; kept here for whoever the payment turns out to belong to. */
    ngo: text(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('payments_session_id').on(table.sessionId),
    index('payments_intent').on(table.paymentIntent),
    index('payments_status').on(table.status, table.createdAt),
    index('payments_user_id').on(table.userId),
  ],
)

/** Events that were dealt with: a second delivery changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: time().notNull(),
})

/** Money that went back, remembered even when the payment is not known yet. */
export const takenBack = pgTable('payments_taken_back', {
  paymentIntent: text().primaryKey(),
  why: text({ enum: ['refund', 'dispute', 'dispute_won'] }).notNull(),
  at: time().notNull(),
})

/** Parts of the money that went back, remembered likewise. What was bought with it stays. */
export const partialRefunds = pgTable(
  'payments_partly_refunded',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentIntent: text().notNull(),
    /** In the currency that was paid in. */
    amount: integer().notNull(),
    at: time().notNull(),
  },
  (table) => [index('payments_partly_refunded_intent').on(table.paymentIntent)],
)

export const membershipLedger = pgTable(
  'membership_ledger',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['payment', 'gift', 'grant', 'taken_back', 'restored', 'end'] }).notNull(),
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    /** For grants: how much time; null is a year. */
    days: integer(),
    isTakenBack: boolean().notNull().default(false),
    reason: text().notNull(),
    byAdmin: text(),
    endBefore: time(),
    endAfter: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('membership_ledger_user_id').on(table.userId, table.createdAt),
    // One year for one payment. It may be taken and given back more than once: disputed, won, then refunded after all.
    uniqueIndex('membership_ledger_grant').on(table.paymentId).where(sql`${table.kind} = 'payment'`),
  ],
)

/** The steps of memberships whose account is gone: months add up as before, and nothing says whose they were. */
export const formerMemberships = pgTable(
  'former_memberships',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Drawn at random when the account went: which steps belong together. */
    person: uuid().notNull(),
    kind: text().notNull(),
    endBefore: time(),
    endAfter: time(),
    createdAt: time().notNull(),
  },
  (table) => [index('former_memberships_person').on(table.person, table.createdAt)],
)

export const paymentConsents = pgTable(
  'payment_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    termsVersion: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index('payment_consents_user_id').on(table.userId)],
)

export const ngoChoices = pgTable('ngo_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ngo: text().notNull(),
  chosenAt: time().notNull(),
})

export const giftCodes = pgTable(
  'gift_codes',
  {
    code: text().primaryKey(),
    days: integer().notNull(),
    note: text().notNull(),
    redeemedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: time(),
    /** Taken back before anybody used it. */
    revokedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [index('gift_codes_redeemed_by').on(table.redeemedBy)],
)
