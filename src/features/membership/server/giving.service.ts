// What goes to the organisations, told to everybody by quarter.
import { readAllNgos, readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { givenOf } from '../membership.rules.ts'
import type { NgoQuarters } from '../membership.schema.ts'
import { sumByNgo } from './revenue.store.ts'

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
          const cents = givenOf(rows.reduce((sum, row) => sum + row.paid, 0))
          return { id, name: known?.name ?? id, url: known?.url ?? null, cents }
        })
        .sort((one, other) => other.cents - one.cents || one.name.localeCompare(other.name))
      return { quarter, isRunning: quarter === running, cents: given.reduce((sum, { cents }) => sum + cents, 0), given }
    }),
  }
}
