// The demo's payments: members who paid and chose an organisation, two payments nobody could be found for, a few gift codes.
import { asc, count, eq } from 'drizzle-orm'
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { membership, ngos } from '#shared/brand.ts'
import { recordChange } from './ledger.service.ts'
import { giftCodes, payments } from './membership.table.ts'
import { chooseNgo } from './ngo.store.ts'

const day = 86_400_000
/** Which organisation each of them chose. */
const chosen = [0, 2, 1, 0, 3, 0, 2, 1, 0, 2]
const paidDaysAgo = [9, 23, 41, 58, 77, 102, 131, 166, 204, 251]
/** Of those who came in the last two months, counted from the first: they paid when they had looked around for two days. */
const paidSoon = [1, 6, 9, 14, 20, 27]
const newDays = 62
const strays = [
  { email: 'lena.brandt@mail.example', amount: membership.priceInCents, reason: 'unknown_payer', ngo: ngos[1]!.id },
  { email: 'r.okafor@mail.example', amount: 2490, reason: 'wrong_amount', ngo: null },
] as const
const gifts = [
  { code: 'TIDE-5EA51DE0A11CE001', days: 90, note: 'Winner of the photo contest' },
  { code: 'TIDE-5EA51DE0A11CE002', days: 30, note: 'Careers fair in Brest' },
  { code: 'TIDE-5EA51DE0A11CE003', days: 30, note: 'Careers fair in Brest' },
]

/** After whoever pays; the three demo accounts stay what they are. Nothing is added once there is any payment. */
export async function addDemoPayments({ clock }: Deps, tx: Sql): Promise<void> {
  const [there] = await tx.select({ n: count() }).from(payments)
  if (there && there.n > 0) return
  const ago = (days: number) => new Date(clock.now().getTime() - days * day)
  const free = await tx
    .select()
    .from(users)
    .where(eq(users.subscriptionType, 'Free'))
    .orderBy(asc(users.createdAt), asc(users.username))
  const others = free.filter(({ email }) => !demoAccounts.some((account) => account.email === email))
  const isNew = ({ createdAt }: { createdAt: Date }) => createdAt > ago(newDays)
  const longKnown = others.filter((person) => !isNew(person))
  for (const [at, paidAgo] of paidDaysAgo.entries()) {
    const [payer, paidAt] = [longKnown[at], ago(paidAgo)]
    if (payer && payer.createdAt <= paidAt) await addPayment(tx, payer, paidAt, at)
  }
  const newcomers = others.filter(isNew)
  for (const [index, which] of paidSoon.entries()) {
    const payer = newcomers[which]
    if (payer) await addPayment(tx, payer, new Date(payer.createdAt.getTime() + 2 * day), paidDaysAgo.length + index)
  }
  await tx.insert(payments).values(
    strays.map((stray, at) => ({
      ...stray,
      sessionId: `cs_demo_stray_${at}`,
      currency: membership.currency,
      status: 'unmatched' as const,
      createdAt: ago(at + 1),
    })),
  )
  await tx.insert(giftCodes).values(gifts.map((gift, at) => ({ ...gift, createdAt: ago(6 + at) })))
}

async function addPayment(tx: Sql, payer: { id: string; email: string }, paidAt: Date, at: number): Promise<void> {
  const [payment] = await tx
    .insert(payments)
    .values({
      sessionId: `cs_demo_${at}`,
      userId: payer.id,
      email: payer.email,
      amount: membership.priceInCents,
      currency: membership.currency,
      status: 'granted',
      createdAt: paidAt,
    })
    .returning({ id: payments.id })
  const change = { userId: payer.id, kind: 'payment', reason: 'Payment', at: paidAt } as const
  await recordChange(tx, { ...change, paymentId: payment!.id })
  await chooseNgo(tx, payer.id, ngos[chosen[at % chosen.length]! % ngos.length]!.id, paidAt)
}
