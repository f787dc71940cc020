// A scripted year and more of payments with tax, coupons, refunds, disputes, gifts, renewals and deletions: the table of
// revenue equals a count that knows nothing of the code under test.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#features/accounts/server/accounts.service.ts'
import { accountParts } from '#server/account-parts.ts'
import type { Actor } from '#shared/actor.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { RevenueMonth } from '../membership.schema.ts'
import { makeGiftCodes, redeemGift } from './membership.service.ts'
import {
  aCheckout,
  anEvent,
  aYearAfter,
  checkoutOf,
  completed,
  deliver,
  disputed,
  refunded,
  type Session,
  startPayments,
} from './payments.fixture.ts'
import { assignPayment } from './payments.service.ts'

const dayMs = 86_400_000
let app: TestApi
let begin: Date
beforeAll(async () => {
  app = await startPayments()
  begin = app.deps.clock.now()
})
afterAll(() => app.stop())

const now = () => app.deps.clock.now()
const goTo = (day: number) => app.advance(begin.getTime() + day * dayMs - now().getTime())
const send = async (event: unknown) => expect(await deliver(app, event, { at: now().getTime() })).toBe(200)

/** What the bookkeeper writes down: money by month, and for each person since when a membership lasts until when. */
type Entry = { at: Date; end: Date | null }
const book = new Map<string, Entry[]>()
const money: { at: Date; paid?: number; tax?: number; refunded?: number; ngo?: string; kept?: number }[] = []
const came: { at: Date; how: 'new' | 'renewed' | 'returned' }[] = []

const pageOf = (name: string) => book.get(name) ?? book.set(name, []).get(name)!
const endOf = (name: string) => pageOf(name).at(-1)?.end ?? null
const note = (name: string, end: Date | null) => pageOf(name).push({ at: now(), end })
const later = (one: Date | null, other: Date) => (one && one > other ? one : other)

function notePayment(name: string): void {
  const end = endOf(name)
  const how = !end ? 'new' : now().getTime() <= end.getTime() + 60 * dayMs ? 'renewed' : 'returned'
  came.push({ at: now(), how })
  note(name, aYearAfter(later(end, now())))
}

const people = new Map<string, Person>()
const sessions = new Map<string, Session>()
const who = (name: string) => people.get(name)!

async function pay(name: string, change: Record<string, unknown> = {}, label = name): Promise<void> {
  const session = checkoutOf(who(name), change)
  sessions.set(label, session)
  await send(completed(session))
  const tax = (change.total_details as { amount_tax?: number } | undefined)?.amount_tax ?? 0
  money.push({ at: now(), paid: session.amount_total, tax })
  notePayment(name)
}

const refundedInPart = (session: Session, soFar: number) =>
  refunded(session, { amount: session.amount_total, amount_refunded: soFar, refunded: false })

const withTax = { amount_subtotal: 2990, amount_total: 3588, total_details: { amount_tax: 598 } }

test('every month of the table is what a bookkeeper counts by hand', async () => {
  for (const name of ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus', 'hal', 'ida'])
    people.set(name, await aFreeMember(app))

  goTo(1)
  await pay('ada', withTax)
  await pay('ben')
  goTo(20)
  // Refunded after ten days.
  await pay('cleo')
  goTo(30)
  await send(refunded(sessions.get('cleo')!))
  money.push({ at: now(), refunded: 2990 })
  note('cleo', null)
  goTo(45)
  // Disputed, and won a month later: nothing went back in the end.
  await pay('dan')
  goTo(50)
  await send(disputed(sessions.get('dan')!))
  note('dan', null)
  goTo(85)
  await send(anEvent('charge.dispute.closed', { payment_intent: sessions.get('dan')!.payment_intent, status: 'won' }))
  note('dan', aYearAfter(new Date(begin.getTime() + 45 * dayMs)))
  goTo(90)
  // Disputed and lost, with tax.
  await pay('eve', withTax)
  goTo(100)
  await send(disputed(sessions.get('eve')!))
  money.push({ at: now(), refunded: 3588 })
  note('eve', null)
  goTo(110)
  // Paid with a coupon that nobody knows: money at once, a membership when somebody has looked at it.
  const coupon = checkoutOf(who('finn'), {
    amount_subtotal: 2990,
    amount_total: 1990,
    total_details: { amount_tax: 0, amount_discount: 1000 },
    discounts: [{ promotion_code: 'promo_unknown' }],
  })
  await send(completed(coupon))
  money.push({ at: now(), paid: 1990 })
  goTo(140)
  const { rows } = await app.deps.db.pool.query('select id from payments where session_id = $1', [coupon.id])
  await assignPayment(app.deps, 'harbour-master', rows[0].id, who('finn').user.id)
  notePayment('finn')
  goTo(150)
  // A gift of ninety days, then a payment while it lasts.
  const [code] = await makeGiftCodes(app.deps, { days: 90, count: 1, note: '' })
  await redeemGift(app.deps, { id: who('gus').user.id } as Actor, code!)
  note('gus', new Date(now().getTime() + 90 * dayMs))
  goTo(200)
  await pay('gus')
  goTo(210)
  // In another currency, which counts as what it is in the plan's; and a part for an organisation.
  const converted = checkoutOf(who('hal'), {
    amount_total: 2750,
    currency: 'eur',
    currency_conversion: { source_currency: 'usd', amount_subtotal: 2990, amount_total: 2990 },
    custom_fields: [{ key: 'ngo', dropdown: { value: 'turtle-watch' } }],
  })
  await send(completed(converted))
  money.push({ at: now(), paid: 2990, ngo: 'turtle-watch', kept: 2691 })
  notePayment('hal')
  goTo(220)
  // A tenth of it goes back.
  await send(refundedInPart(converted, 275))
  money.push({ at: now(), refunded: 299 })
  goTo(230)
  // Nobody knows who paid this.
  await send(completed(aCheckout()))
  money.push({ at: now(), paid: 2990 })
  goTo(260)
  // Hal leaves for good: what was paid and given stays, the membership ends.
  await deleteAccount(app.deps, accountParts, who('hal').user.id)
  note('hal', now())
  goTo(300)
  await pay('ida')
  goTo(305)
  // Two parts go back, of which the provider tells the sum, and the first one once more.
  await send(refundedInPart(sessions.get('ida')!, 1000))
  money.push({ at: now(), refunded: 1000 })
  goTo(340)
  await send(refundedInPart(sessions.get('ida')!, 1500))
  await send(refundedInPart(sessions.get('ida')!, 1000))
  money.push({ at: now(), refunded: 500 })
  goTo(350)
  // Before the end.
  await pay('ben', {}, 'ben again')
  goTo(400)
  // Up to sixty days after it.
  await pay('ada', withTax, 'ada again')
  goTo(500)
  // The second year of Ben goes back, a part of it before; the first one is over.
  await send(refundedInPart(sessions.get('ben again')!, 990))
  money.push({ at: now(), refunded: 990 })
  goTo(505)
  await send(refunded(sessions.get('ben again')!))
  await send(refundedInPart(sessions.get('ben again')!, 990))
  money.push({ at: now(), refunded: 2000 })
  note('ben', aYearAfter(new Date(begin.getTime() + dayMs)))
  // Much later: Dan comes back, and leaves.
  goTo(520)
  await pay('dan', {}, 'dan again')
  goTo(525)
  await deleteAccount(app.deps, accountParts, who('dan').user.id)
  note('dan', now())
  goTo(540)

  const admin = await anAdmin(app)
  const monthOf = (at: Date) => at.toISOString().slice(0, 7)
  const { body } = await app.as(admin)<{ months: RevenueMonth[] }>(
    'GET',
    `/api/admin/revenue?from=${monthOf(begin)}&to=${monthOf(now())}`,
  )
  expect(body.months.length).toBeGreaterThanOrEqual(18)
  expect(body.months).toEqual(body.months.map(({ month }) => countByHand(month)))
  const total = (key: 'paid' | 'refunded' | 'net') => body.months.reduce((sum, month) => sum + month[key], 0)
  expect([total('paid'), total('refunded')]).toEqual([
    money.reduce((sum, { paid = 0 }) => sum + paid, 0),
    2990 + 3588 + 299 + 1500 + 2990,
  ])
})

/** Whether somebody is a member at a moment: the last entry before it decides. */
function isMember(name: string, at: Date): boolean {
  const entry = pageOf(name).findLast((each) => each.at <= at)
  return entry?.end ? entry.end > at : false
}

function countByHand(month: string): RevenueMonth {
  const isIn = ({ at }: { at: Date }) => at.toISOString().startsWith(month)
  const own = money.filter(isIn)
  const sum = (key: 'paid' | 'tax' | 'refunded') => own.reduce((total, entry) => total + (entry[key] ?? 0), 0)
  const [year = 0, number = 1] = month.split('-').map(Number)
  const monthEnd = new Date(Date.UTC(year, number, 1) - 1)
  const until = monthEnd < now() ? monthEnd : now()
  const names = [...book.keys()]
  const hasLapsed = (name: string) =>
    pageOf(name)
      .flatMap(({ at, end }) => (end ? [at, end] : [at]))
      .some((at) => isIn({ at }) && at <= now() && isMember(name, new Date(at.getTime() - 1)) && !isMember(name, at))
  const active = names.filter((name) => isMember(name, until))
  const how = (kind: (typeof came)[number]['how']) => came.filter((each) => isIn(each) && each.how === kind).length
  const given = own.filter(({ ngo }) => ngo)
  return {
    month,
    paid: sum('paid'),
    tax: sum('tax'),
    refunded: sum('refunded'),
    net: sum('paid') - sum('refunded'),
    new: how('new'),
    renewed: how('renewed'),
    returned: how('returned'),
    lapsed: names.filter((name) => hasLapsed(name) && !active.includes(name)).length,
    active: active.length,
    ngos: Object.fromEntries(given.map(({ ngo, kept = 0 }) => [ngo!, kept])),
  }
}
