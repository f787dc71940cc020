// The payments that wait, drawn with known answers.
import { expect, test } from 'vitest'
import type { Payment } from '#features/membership/membership.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { paymentsQuery } from './admin.api.ts'
import { PaymentsPanel } from './payments-panel.tsx'

const payment: Payment = {
  id: '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01',
  sessionId: 'cs_1',
  email: 'payer@mail.example',
  amount: 2990,
  tax: null,
  currency: 'usd',
  partlyRefunded: null,
  status: 'unmatched',
  reason: 'unknown_payer',
  reference: null,
  payerName: null,
  person: null,
  url: null,
  createdAt: '2026-06-15T12:00:00.000Z',
}

function drawn(total: number): string {
  const payments = total === 1 ? [payment] : [payment, { ...payment, id: '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f02' }]
  const page = { payments, total, page: 1, pageSize: 50, totalPages: 1 }
  return wordsOf(draw(<PaymentsPanel />, new Map([[paymentsQuery.queryKey, page]])))
}

test('a queue that is longer than what stands there says so', () => {
  expect(drawn(1)).toMatch(/1 payment waits, oldest first (?!;)/)
  expect(drawn(61)).toContain('61 payments wait, oldest first; the first 2 stand here')
})
