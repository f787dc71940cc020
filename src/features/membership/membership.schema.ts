// The contract of memberships: what pages read, what admins do, what the payment provider sends.
import { z } from 'zod'
import { dayField, momentField } from '#shared/day-field.ts'
import { idField } from '#shared/id-field.ts'
import { pageField } from '#shared/page-field.ts'
import { textField } from '#shared/text-field.ts'

export const MembershipState = z.object({
  /** Where to pay; null when payments are not set up. */
  paymentUrl: z.string().nullable(),
  ngo: z.string().nullable(),
})
export type MembershipState = z.infer<typeof MembershipState>

export const ConsentForm = z.strictObject({
  termsOfSale: z.literal(true, { error: 'Please agree to the terms of sale' }),
  sameEmail: z.literal(true, { error: 'Please confirm that you will use the same e-mail' }),
})
export const NgoChoice = z.strictObject({ ngo: z.string({ error: 'Please choose one of the organisations' }).max(60) })
export const GiftRedemption = z.strictObject({ code: textField({ min: 1, tooShort: 'Code required', max: 40 }) })

const dayText = 'Please enter a date'
/** A day, whole in UTC, or a moment of it. */
const day = z
  .union([z.literal('').transform(() => undefined), dayField(), momentField()], { error: dayText })
  .optional()

/** What is empty is no filter. */
export const PaymentSearch = z.object({
  status: z
    .union(
      [z.literal('').transform(() => undefined), z.enum(['unmatched', 'granted', 'dismissed', 'refunded', 'pending'])],
      {
        error: 'Please choose from unmatched, granted, dismissed, refunded, pending',
      },
    )
    .optional(),
  query: z.string().trim().max(200).optional(),
  from: day,
  to: day,
  page: pageField,
})
export type PaymentSearch = z.infer<typeof PaymentSearch>

const month = z
  .union([
    z.literal('').transform(() => undefined),
    z.string().regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])(-\d\d(T[\d:.]+Z)?)?$/, 'Please give a month or a day'),
  ])
  .optional()
export const RevenueSearch = z.object({ from: month, to: month })
export type RevenueSearch = z.infer<typeof RevenueSearch>
/** In cents of the plan's currency. */
export const RevenueMonth = z.object({
  month: z.string(),
  paid: z.number(),
  tax: z.number(),
  refunded: z.number(),
  net: z.number(),
  new: z.number(),
  renewed: z.number(),
  returned: z.number(),
  lapsed: z.number(),
  active: z.number(),
  ngos: z.record(z.string(), z.number()),
})
export type RevenueMonth = z.infer<typeof RevenueMonth>
export const Revenue = z.object({ months: z.array(RevenueMonth) })

export const Payment = z.object({
  id: z.uuid(),
  sessionId: z.string(),
  email: z.string().nullable(),
  /** With tax. */
  amount: z.number().nullable(),
  tax: z.number().nullable(),
  currency: z.string().nullable(),
  /** What went back in parts. */
  partlyRefunded: z.number().nullable(),
  status: z.string(),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  payerName: z.string().nullable(),
  person: z.object({ id: z.uuid(), username: z.string(), email: z.string() }).nullable(),
  /** Its page at the provider. */
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Payment = z.infer<typeof Payment>
export const PaymentPage = z.object({
  payments: z.array(Payment),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
})
export type PaymentPage = z.infer<typeof PaymentPage>

const reason = textField({ min: 3, tooShort: 'Please say why', max: 500 })
export const Assignment = z.strictObject({ userId: idField('Unknown user') })
export const Dismissal = z.strictObject({ reason })
export const MembershipChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('grant'), days: z.number().int().min(1).max(3660), reason }),
  z.strictObject({ action: z.literal('end'), reason }),
])
export type MembershipChange = z.infer<typeof MembershipChange>

export const LedgerRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type LedgerRow = z.infer<typeof LedgerRow>
export const LedgerAnswer = z.object({ entries: z.array(LedgerRow) })

export const GiftDraft = z.strictObject({
  days: z.number().int().min(1).max(366),
  count: z.number().int().min(1).max(100).default(1),
  note: textField({ max: 200 }).default(''),
})
export type GiftDraft = z.infer<typeof GiftDraft>
export const GiftCodes = z.object({ codes: z.array(z.string()) })
export const GiftCode = z.object({
  code: z.string(),
  days: z.number(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  redeemedAt: z.iso.datetime().nullable(),
  /** Null also when the account is gone. */
  redeemedBy: z.string().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})
export const ByCode = z.object({ code: z.string().regex(/^TIDE-[0-9A-F]{4,32}$/) })
export type GiftCode = z.infer<typeof GiftCode>
export const mostGiftCodes = 1_000
export const GiftCodeList = z.object({ codes: z.array(GiftCode) })
export const NgoTally = z.object({
  tally: z.array(z.object({ ngo: z.string(), name: z.string(), members: z.number(), cents: z.number() })),
})
export type NgoTally = z.infer<typeof NgoTally>

/** What was given, in cents, the newest quarter first. */
export const NgoQuarters = z.object({
  currency: z.string(),
  quarters: z.array(
    z.object({
      quarter: z.string(),
      isRunning: z.boolean(),
      cents: z.number(),
      given: z.array(z.object({ id: z.string(), name: z.string(), url: z.string().nullable(), cents: z.number() })),
    }),
  ),
})
export type NgoQuarters = z.infer<typeof NgoQuarters>

/** With which amounts payments came in lately, and whether they were what is asked for. */
export const PriceCheck = z.object({
  days: z.number(),
  amounts: z.array(z.object({ text: z.string(), payments: z.number(), isRight: z.boolean() })),
})
export type PriceCheck = z.infer<typeof PriceCheck>

const id = z.string().max(255)
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]).nullish()

/** What we need of a checkout session; the provider sends much more. */
export const CheckoutSession = z.object({
  id,
  payment_status: z.string().optional(),
  amount_total: z.number().nullish(),
  /** Before discounts, and without a tax that is put on top. */
  amount_subtotal: z.number().nullish(),
  total_details: z.object({ amount_tax: z.number().nullish(), amount_discount: z.number().nullish() }).nullish(),
  discounts: z.array(z.object({ promotion_code: reference })).nullish(),
  /** Where the payer saw another currency than the plan's: what it was in the plan's. */
  currency_conversion: z
    .object({ source_currency: z.string(), amount_subtotal: z.number(), amount_total: z.number().nullish() })
    .nullish(),
  currency: z.string().nullish(),
  payment_intent: reference,
  client_reference_id: z.string().nullish(),
  customer: reference,
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
  custom_fields: z
    .array(z.object({ key: z.string(), dropdown: z.object({ value: z.string().nullish() }).nullish() }))
    .nullish(),
})
export type CheckoutSession = z.infer<typeof CheckoutSession>

export const Charge = z.object({
  payment_intent: reference,
  amount: z.number().nullish(),
  amount_refunded: z.number().int().nullish(),
  refunded: z.boolean().nullish(),
})
export type Charge = z.infer<typeof Charge>
export const Dispute = z.object({ payment_intent: reference, status: z.string().nullish() })

export const StripeEvent = z.object({ id, type: z.string().max(100), data: z.object({ object: z.unknown() }) })
export type StripeEvent = z.infer<typeof StripeEvent>
