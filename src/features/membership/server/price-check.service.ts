// Whether payments come in with the price that is set: with which amounts they did lately.
import { writeAmount } from '#features/settings/price.rules.ts'
import { readPaymentRules } from '#features/settings/server/settings.service.ts'
import type { Price } from '#features/settings/settings.schema.ts'
import type { Deps } from '#platform/deps.ts'
import type { PriceCheck } from '../membership.schema.ts'
import { countAmounts } from './revenue.store.ts'

const days = 30

export async function checkPrice(deps: Deps): Promise<PriceCheck> {
  const since = new Date(deps.clock.now().getTime() - days * 86_400_000)
  const { prices } = await readPaymentRules(deps)
  const paid = (await countAmounts(deps.db.orm, since)).map(({ payments, isRight, ...money }) => {
    const text = money.amount === null ? 'No amount' : writeAmount(askedFor(money, prices), money.currency ?? '')
    return { text, payments, isRight }
  })
  const amounts = [...Map.groupBy(paid, ({ text, isRight }) => `${text} ${isRight}`).values()].map((same) => ({
    ...same[0]!,
    payments: same.reduce((sum, { payments }) => sum + payments, 0),
  }))
  return { days, amounts: amounts.sort((one, other) => other.payments - one.payments) }
}

type Money = { amount: number | null; tax: number | null; currency: string | null }

/** Without the tax, unless with it they are a price that is taken: then it was within. */
function askedFor({ amount, tax, currency }: Money, prices: readonly Price[]): number {
  const isPrice = prices.some((price) => price.amount === amount && price.currency === currency)
  return (amount ?? 0) - (isPrice ? 0 : (tax ?? 0))
}
