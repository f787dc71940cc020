// Payments as a file: what a row of it says. Amounts are in the smallest unit of their currency, as everywhere.
import type { Deps } from '#platform/deps.ts'
import { inBits } from '#platform/keyset.ts'
import type { PaymentSearch } from '../membership.schema.ts'
import { toPayment } from './revenue.service.ts'
import { readPayments } from './revenue.store.ts'

const columns = [
  'createdAt',
  'id',
  'status',
  'reason',
  'amount',
  'tax',
  'currency',
  'email',
  'payerName',
  'reference',
  'username',
  'memberEmail',
  'sessionId',
  'url',
  'partlyRefunded',
] as const

export function paymentsFile({ db }: Deps, search: PaymentSearch) {
  async function* read() {
    for await (const rows of inBits((bit) => readPayments(db.orm, search, bit)))
      yield rows.map((row) => {
        const { person, ...payment } = toPayment(row)
        return { ...payment, username: person?.username ?? null, memberEmail: person?.email ?? null }
      })
  }
  return { name: 'payments', columns, batches: read() }
}
