// Another kind of pay keeps only what its form shows, so that it can be saved.
import { expect, test } from 'vitest'
import { type PayClass, payClasses } from '../pay/pay.rules.ts'
import { bare, PaySent } from '../pay/pay.schema.ts'
import { readPay } from '../pay/pay-text.ts'
import { onlyShown, showsAmount } from './shown-pay.ts'

const withoutAmount = payClasses.filter((kind) => !showsAmount(kind))

test.each(withoutAmount)('an amount that was read without a period is gone from %s, which can be sent', (kind) => {
  const read = readPay('€38,000 - €45,000', 'PT')!
  expect(read).toMatchObject({ min: 38_000, currency: 'EUR', period: null })
  const pay = onlyShown({ ...read, class: kind })
  expect(pay).toEqual(bare(kind))
  expect(PaySent.safeParse(pay).success).toBe(true)
})

test('a fee goes with the kind that has one, and what comes beside the pay stays', () => {
  const fee = { ...bare('participant_pays'), fee: 900, feeCurrency: 'EUR', inKind: ['lodging' as const] }
  expect(onlyShown(fee)).toEqual(fee)
  const as = (kind: PayClass) => onlyShown({ ...fee, class: kind })
  expect(as('stipend')).toEqual({ ...bare('stipend'), inKind: ['lodging'] })
})

test('a salary that turns out to be a stipend keeps its numbers', () => {
  const pay = { ...bare('salary'), min: 400, max: 500, currency: 'EUR', period: 'month' as const }
  expect(onlyShown({ ...pay, class: 'stipend' })).toEqual({ ...pay, class: 'stipend' })
})
