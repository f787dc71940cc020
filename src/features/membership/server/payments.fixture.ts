// For tests of payments: signed events as the provider sends them, and a bookkeeper who recomputes everything from the ledger.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import type { Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { signPayload } from './stripe-signature.ts'

export const secret = 'whsec_test_of_the_house'

export const startPayments = (settings: Record<string, string> = {}) =>
  startApi({ STRIPE_WEBHOOK_SECRET: secret, ...settings })

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

export type Session = ReturnType<typeof aCheckout>

export function aCheckout(change: Record<string, unknown> = {}) {
  return {
    id: newId('cs'),
    object: 'checkout.session',
    payment_status: 'paid',
    amount_total: 2990,
    currency: 'usd',
    payment_intent: newId('pi'),
    client_reference_id: null as string | null,
    customer_details: { email: 'nobody@mail.example' },
    ...change,
  }
}

export const checkoutOf = (person: Person, change: Record<string, unknown> = {}) =>
  aCheckout({ client_reference_id: person.user.id, customer_details: { email: person.email }, ...change })

export const anEvent = (type: string, object: unknown) => ({ id: newId('evt'), type, data: { object } })
export const completed = (session: Session) => anEvent('checkout.session.completed', session)
export const settledLater = (session: Session) => anEvent('checkout.session.async_payment_succeeded', session)
export const disputed = (session: Session) =>
  anEvent('charge.dispute.created', { payment_intent: session.payment_intent })
export const refunded = (session: Session, change: Record<string, unknown> = {}) =>
  anEvent('charge.refunded', {
    payment_intent: session.payment_intent,
    amount: 2990,
    amount_refunded: 2990,
    refunded: true,
    ...change,
  })

export type Signing = { by?: string; at?: number; header?: string }

export async function deliver(app: TestApi, event: unknown, signing: Signing = {}): Promise<number> {
  const payload = typeof event === 'string' ? event : JSON.stringify(event)
  const at = Math.floor((signing.at ?? Date.now()) / 1000)
  const header = signing.header ?? signPayload(payload, signing.by ?? secret, at)
  return (await app.call('POST', '/api/webhooks/stripe', payload, { 'stripe-signature': header })).status
}

export const readMe = async (app: TestApi, person: Person) => (await app.as(person)<User>('GET', '/api/user')).body

export async function readPayments(app: TestApi) {
  const { rows } = await app.deps.db.pool.query('select session_id, status, reason, user_id from payments')
  return new Map(rows.map((row) => [row.session_id as string, row as { status: string; reason: string | null }]))
}

type Row = {
  user_id: string
  kind: string
  payment_id: string | null
  days: number | null
  is_taken_back: boolean
  end_before: Date | null
  end_after: Date | null
  created_at: Date
}

/** Counted again by hand, not by the code under test: every membership is what its ledger says, every payment is in the books once. */
export async function checkTheBooks({ deps: { db } }: TestApi): Promise<void> {
  const { rows: users } = await db.pool.query('select id, subscription_type, subscription_end_date from users')
  const { rows: ledger } = await db.pool.query<Row>('select * from membership_ledger order by created_at')
  const { rows: payments } = await db.pool.query('select id, status, user_id from payments')
  expect(users.length).toBeGreaterThan(0)
  for (const user of users) {
    const own = ledger.filter((row) => row.user_id === user.id)
    const end = countUp(own)
    expect([user.id, user.subscription_type, user.subscription_end_date]).toEqual([
      user.id,
      end ? 'Annual' : 'Free',
      end,
    ])
    expect(own.map((row) => row.end_before)).toEqual([null, ...own.map((row) => row.end_after)].slice(0, own.length))
    expect(new Set(own.map((row) => row.created_at.getTime())).size).toBe(own.length)
  }
  for (const payment of payments) {
    const grants = ledger.filter((row) => row.payment_id === payment.id && row.kind === 'payment')
    const standing = grants.filter((row) => !row.is_taken_back)
    expect([payment.status, standing.length]).toEqual([payment.status, payment.status === 'granted' ? 1 : 0])
    expect(grants.length).toBeLessThanOrEqual(1)
    expect(grants.filter((row) => row.user_id !== payment.user_id)).toEqual([])
  }
}

function countUp(rows: Row[]): Date | null {
  let end: Date | null = null
  for (const row of rows) {
    const start: Date = end !== null && end > row.created_at ? end : row.created_at
    if (row.kind === 'end' && end !== null && end > row.created_at) end = row.created_at
    if (!['payment', 'gift', 'grant'].includes(row.kind) || row.is_taken_back) continue
    end = row.days === null ? aYearAfter(start) : new Date(start.getTime() + row.days * 86_400_000)
  }
  return end
}

export function aYearAfter(start: Date): Date {
  const [year, rest] = [start.getUTCFullYear() + 1, start.toISOString().slice(4)]
  return new Date(`${year}${rest.startsWith('-02-29') ? `-02-28${rest.slice(6)}` : rest}`)
}
