// What goes to the organisations, told to everybody by quarter; and whether payments come in with the price that is set.
import { writeAmount } from '#features/settings/price.rules.ts'
import { readAllNgos, readPaymentRules, readSettings } from '#features/settings/server/settings.service.ts'
import type { Price } from '#features/settings/settings.schema.ts'
import type { Deps } from '#platform/deps.ts'
import type { NgoQuarters, PriceCheck } from '../membership.schema.ts'
import { countAmounts, sumByNgo } from './revenue.store.ts'

/** A tenth of each fee that came in and was not given back. */
const part = 10

function quarterOf(month: string): string {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`
}

export async function readGiving(deps: Deps): Promise<NgoQuarters> {
  const { currency } = (await readSettings(deps)).price
  const ngos = await readAllNgos(deps)
  const sums = await sumByNgo(deps.db.orm, currency)
  const running = quarterOf(deps.clock.now().toISOString())
  const quarters = [...Map.groupBy(sums, ({ month }) => quarterOf(month))].sort(([one], [other]) =>
    other.localeCompare(one),
  )
  return {
    currency,
    quarters: quarters.map(([quarter, paid]) => {
      const given = [...Map.groupBy(paid, ({ ngo }) => ngo)]
        .map(([id, rows]) => {
          const known = ngos.find((ngo) => ngo.id === id)
          const cents = Math.round(rows.reduce((sum, row) => sum + row.paid, 0) / part)
          return { id, name: known?.name ?? id, url: known?.url ?? null, cents }
        })
        .sort((one, other) => other.cents - one.cents || one.name.localeCompare(other.name))
      return { quarter, isRunning: quarter === running, cents: given.reduce((sum, { cents }) => sum + cents, 0), given }
    }),
  }
}

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
