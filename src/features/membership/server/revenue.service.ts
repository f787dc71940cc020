// What the desk sees of money: every payment, and every month.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { pageOf } from '#shared/paging.ts'
import { refuse } from '../membership.refusals.ts'
import type { Payment, PaymentPage, PaymentSearch, RevenueMonth, RevenueSearch } from '../membership.schema.ts'
import { countMonths, monthBefore, monthOf, monthsBetween } from '../revenue.rules.ts'
import * as store from './revenue.store.ts'

const pageSize = 50

export async function listPayments({ db }: Deps, search: PaymentSearch): Promise<PaymentPage> {
  const total = await store.countPayments(db.orm, search)
  const { offset, ...shown } = pageOf(search.page, total, pageSize)
  const rows = await store.findPayments(db.orm, search, { limit: pageSize, offset })
  return { payments: rows.map(toPayment), total, pageSize, ...shown }
}

type Row = Awaited<ReturnType<typeof store.findPayments>>[number]

export function toPayment({ payment, partsBack, person }: Row): Payment {
  const { id, sessionId, paymentIntent, email, amount, tax, currency, status, reason, reference, payerName } = payment
  return {
    id,
    sessionId,
    email,
    amount,
    tax,
    currency,
    partlyRefunded: partsBack,
    status,
    reason,
    reference,
    payerName,
    person,
    url: paymentIntent ? `https://dashboard.stripe.com/payments/${encodeURIComponent(paymentIntent)}` : null,
    createdAt: payment.createdAt.toISOString(),
  }
}

export async function readPayment({ db }: Deps, id: string): Promise<Payment> {
  const row = await store.findPayment(db.orm, id)
  if (!row) throw refuse('not_found', 'payment_not_found')
  return toPayment(row)
}

const usualMonths = 11
/** Fifty years: each month is reckoned for every member there ever was. */
const mostMonths = 600

/** By default the last twelve months, up to now or up to the month that is named. */
export async function readRevenue(deps: Deps, { from, to }: RevenueSearch): Promise<RevenueMonth[]> {
  const { db, clock } = deps
  const now = clock.now()
  const { currency } = (await readSettings(deps)).price
  const last = to?.slice(0, 7) ?? monthOf(now)
  const first = from?.slice(0, 7) ?? monthBefore(last, usualMonths)
  const months = monthsBetween(first, last)
  if (months.length > mostMonths) throw refuse('invalid', 'too_many_months', 'from')
  const [paid, refunds, parts, ngos, steps] = await Promise.all([
    store.sumPaid(db.orm, currency),
    store.sumRefunded(db.orm, currency),
    store.sumPartlyRefunded(db.orm, currency),
    store.sumByNgo(db.orm, currency),
    store.listSteps(db.orm),
  ])
  const counts = countMonths(steps, months, now)
  return months.map((month) => {
    const sums = paid.find((each) => each.month === month)
    const wentBack = [...refunds, ...parts].filter((each) => each.month === month)
    const refunded = wentBack.reduce((sum, each) => sum + each.refunded, 0)
    const shares = ngos.filter((each) => each.month === month)
    return {
      month,
      paid: sums?.paid ?? 0,
      tax: sums?.tax ?? 0,
      refunded,
      net: (sums?.paid ?? 0) - refunded,
      ...counts.get(month)!,
      ngos: Object.fromEntries(shares.map(({ ngo, paid: cents }) => [ngo, cents])),
    }
  })
}
