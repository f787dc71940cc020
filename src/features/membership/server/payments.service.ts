// What the payment provider tells us, and what an admin does with what it could not be matched to.
import type { User } from '#features/accounts/account.schema.ts'
import { findCredentials, findUser, lockUser } from '#features/accounts/server/accounts.store.ts'
import { readPaymentRules } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { normalise, toOneLine } from '#shared/text.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from '../membership.refusals.ts'
import { isInquiry, isRefundedInFull, type Paid, type ReviewReason, whyReviewAmount } from '../membership.rules.ts'
import { Charge, CheckoutSession, Dispute, type StripeEvent } from '../membership.schema.ts'
import { recordChange } from './ledger.service.ts'
import { postReceipt } from './membership-letters.service.ts'
import { chooseNgo } from './ngo.store.ts'
import * as store from './payments.store.ts'

export type EventOutcome = 'applied' | 'known' | 'not_ours'

const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
]

/** The event's row and its effect are one transaction: both or neither, once. */
export async function applyEvent(deps: Deps, event: StripeEvent): Promise<EventOutcome> {
  if (!eventTypes.includes(event.type)) return 'not_ours'
  const rules = await readPaymentRules(deps)
  return deps.db.orm.transaction(async (tx) => {
    if (!(await store.noteEvent(tx, { id: event.id, type: event.type }, deps.clock.now()))) return 'known'
    await takeEvent(deps, tx, event, rules)
    return 'applied'
  })
}

type Rules = Awaited<ReturnType<typeof readPaymentRules>>

async function takeEvent(deps: Deps, tx: Sql, { type, data: { object } }: StripeEvent, rules: Rules): Promise<void> {
  const isSettled = type === 'checkout.session.async_payment_succeeded'
  if (isSettled || type === 'checkout.session.completed')
    return takeSession(deps, tx, readAs(CheckoutSession, object), { isSettled, rules })
  if (type === 'charge.refunded') {
    const charge = readAs(Charge, object)
    if (charge.payment_intent) await takeRefund(deps, tx, charge.payment_intent, charge)
  }
  if (type === 'charge.dispute.created' || type === 'charge.dispute.funds_withdrawn') {
    const dispute = readAs(Dispute, object)
    const isOnlyAsked = type === 'charge.dispute.created' && isInquiry(dispute)
    if (dispute.payment_intent && !isOnlyAsked) await takeBack(deps, tx, dispute.payment_intent, 'dispute')
  }
  if (type === 'charge.dispute.closed') {
    const { payment_intent, status } = readAs(Dispute, object)
    if (payment_intent && status === 'won') await giveBack(deps, tx, payment_intent)
  }
}

function readAs<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  value: unknown,
): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw refuse('invalid', 'event_not_readable')
  return parsed.data
}

type Taking = { isSettled: boolean; rules: Rules }

async function takeSession(deps: Deps, tx: Sql, session: CheckoutSession, { isSettled, rules }: Taking): Promise<void> {
  if (session.payment_intent) await store.takeTurns(tx, session.payment_intent)
  const email = session.customer_details?.email ?? session.customer_email ?? null
  const facts = {
    sessionId: session.id,
    paymentIntent: session.payment_intent ?? null,
    email,
    amount: session.amount_total ?? null,
    currency: session.currency?.toLowerCase() ?? null,
    planAmount: session.currency_conversion?.amount_total ?? session.currency_conversion?.amount_subtotal ?? null,
    tax: session.total_details?.amount_tax ?? null,
    reference: session.client_reference_id?.slice(0, 200) ?? null,
    payerName: payerNameOf(session),
    ngo: ngoOf(session, rules.ngos),
  }
  const payment = await store.openPayment(tx, { ...facts, createdAt: deps.clock.now() })
  if (payment.status !== 'pending' || !(isSettled || isPaid(session))) return
  if (session.payment_intent && (await isTakenBack(tx, session.payment_intent))) {
    return store.updatePayment(tx, payment.id, { ...facts, status: 'refunded' })
  }
  const payer = await lockPayer(tx, await findPayer(tx, session, email))
  const reason = whyReviewAmount(paidOf(session), rules) ?? payer.reason
  if (reason || !payer.user) return store.updatePayment(tx, payment.id, { ...facts, status: 'unmatched', reason })
  await store.updatePayment(tx, payment.id, { ...facts, status: 'granted', userId: payer.user.id })
  await grant(deps, tx, { ...facts, id: payment.id }, payer.user, 'Payment')
  if (facts.ngo) await chooseNgo(tx, payer.user.id, facts.ngo, deps.clock.now())
}

/** Typed on the provider's page: it stands beside an address at the desk, and may not turn how that reads. */
function payerNameOf({ customer_details }: CheckoutSession): string | null {
  const name = toOneLine(normalise(customer_details?.name ?? ''))
  return [...name].slice(0, 200).join('') || null
}

/** A discount of all of it leaves nothing to pay. */
function isPaid({ payment_status }: CheckoutSession): boolean {
  return payment_status === 'paid' || payment_status === 'no_payment_required'
}

function paidOf(session: CheckoutSession): Paid {
  const { amount_total: total, amount_subtotal, total_details, currency_conversion: converted } = session
  const withoutTax = total == null ? null : total - (total_details?.amount_tax ?? 0)
  return {
    subtotal: converted ? converted.amount_subtotal : (amount_subtotal ?? withoutTax),
    currency: converted?.source_currency ?? session.currency ?? null,
    discount: total_details?.amount_discount ?? 0,
    isFree: session.payment_status === 'no_payment_required',
    promotionCodes: (session.discounts ?? []).map(({ promotion_code }) => promotion_code ?? null),
  }
}

async function isTakenBack(tx: Sql, paymentIntent: string): Promise<boolean> {
  const why = await store.findTakenBack(tx, paymentIntent)
  return why === 'refund' || why === 'dispute'
}

/** The provider takes letters and digits alone for a choice, and our ids may have hyphens. */
function ngoOf({ custom_fields }: CheckoutSession, known: readonly string[]): string | null {
  const chosen = custom_fields?.find(({ key }) => key === 'ngo')?.dropdown?.value
  return known.find((id) => id === chosen) ?? known.find((id) => id.replaceAll('-', '') === chosen) ?? null
}

type Payer = { user: User | null; reason: ReviewReason | null }

/** By the reference we gave along, else by a confirmed address; nobody is guessed. */
async function findPayer(tx: Sql, session: CheckoutSession, email: string | null): Promise<Payer> {
  const reference = session.client_reference_id
  const referred = reference && isUuid(reference) ? await findUser(tx, reference) : null
  if (referred) return { user: referred, reason: null }
  const byEmail = email ? ((await findCredentials(tx, { email }))?.user ?? null) : null
  if (!byEmail) return { user: null, reason: 'unknown_payer' }
  return byEmail.emailVerified ? { user: byEmail, reason: null } : { user: null, reason: 'unverified_email' }
}

/** Before anything refers to the member: two payments at once would each hold a part of the row and wait for the other. */
async function lockPayer(tx: Sql, payer: Payer): Promise<Payer> {
  if (!payer.user || (await lockUser(tx, payer.user.id))) return payer
  return { user: null, reason: 'unknown_payer' }
}

async function grant(
  deps: Deps,
  tx: Sql,
  payment: { id: string; amount: number | null; currency: string | null },
  user: User,
  reason: string,
  byAdmin?: string,
): Promise<void> {
  const at = deps.clock.now()
  const end = await recordChange(tx, {
    userId: user.id,
    kind: 'payment',
    paymentId: payment.id,
    reason,
    at,
    ...(byAdmin ? { byAdmin } : {}),
  })
  if (end) await postReceipt(deps, tx, user, payment, end)
}

/** Of a part of the money only the sum is kept; after all of it went back there is no part any more. */
async function takeRefund(deps: Deps, tx: Sql, paymentIntent: string, charge: Charge): Promise<void> {
  if (isRefundedInFull(charge)) return takeBack(deps, tx, paymentIntent, 'refund')
  await store.takeTurns(tx, paymentIntent)
  if ((await store.findTakenBack(tx, paymentIntent)) === 'refund') return
  await store.notePartialRefund(tx, paymentIntent, charge.amount_refunded ?? 0, deps.clock.now())
}

/** What this payment bought ends now; it counts also when the payment itself is not known yet. */
async function takeBack({ clock }: Deps, tx: Sql, paymentIntent: string, why: 'refund' | 'dispute'): Promise<void> {
  await store.takeTurns(tx, paymentIntent)
  const at = clock.now()
  // The end of a dispute may be told before its beginning.
  if (why === 'dispute' && (await store.findTakenBack(tx, paymentIntent)) === 'dispute_won') return
  await store.noteTakenBack(tx, paymentIntent, why, at)
  const payment = await store.lockPayment(tx, { paymentIntent })
  if (!payment || payment.status === 'refunded') return
  await store.updatePayment(tx, payment.id, { status: 'refunded' })
  if (payment.status !== 'granted' || !payment.userId) return
  const reason = why === 'refund' ? 'The payment was refunded' : 'The payment was disputed'
  await recordChange(tx, { userId: payment.userId, kind: 'taken_back', paymentId: payment.id, reason, at })
}

/** A dispute that was won gives back what it took; a refund stays one. */
async function giveBack({ clock }: Deps, tx: Sql, paymentIntent: string): Promise<void> {
  await store.takeTurns(tx, paymentIntent)
  if ((await store.findTakenBack(tx, paymentIntent)) === 'refund') return
  const at = clock.now()
  await store.noteTakenBack(tx, paymentIntent, 'dispute_won', at)
  const payment = await store.lockPayment(tx, { paymentIntent })
  if (payment?.status !== 'refunded') return
  // It was disputed before it was known: whose it is was never looked for.
  if (!payment.userId) return store.updatePayment(tx, payment.id, { status: 'unmatched', reason: 'dispute_won' })
  await store.updatePayment(tx, payment.id, { status: 'granted' })
  const reason = 'The dispute was won'
  await recordChange(tx, { userId: payment.userId, kind: 'restored', paymentId: payment.id, reason, at })
}

export async function assignPayment(deps: Deps, admin: string, id: string, userId: string): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const payment = await unmatched(tx, id)
    const user = await findUser(tx, userId)
    if (!user || !(await lockUser(tx, userId))) throw refuse('not_found', 'user_not_found', 'userId')
    await store.updatePayment(tx, id, { status: 'granted', userId })
    await grant(deps, tx, payment, user, 'Payment assigned by an administrator', admin)
    if (payment.ngo) await chooseNgo(tx, userId, payment.ngo, payment.createdAt)
  })
}

export async function dismissPayment({ db }: Deps, id: string, reason: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await unmatched(tx, id)
    await store.updatePayment(tx, id, { status: 'dismissed', reason })
  })
}

async function unmatched(tx: Sql, id: string): Promise<store.PaymentRow> {
  const payment = await store.lockPayment(tx, { id })
  if (!payment) throw refuse('not_found', 'payment_not_found')
  if (payment.status !== 'unmatched') throw refuse('conflict', 'payment_settled')
  return payment
}
