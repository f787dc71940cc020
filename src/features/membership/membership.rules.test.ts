// When a membership ends: whatever is bought, given, taken back and ended, in whatever order.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addPeriod,
  computeEnd,
  isRefundedInFull,
  type LedgerEntry,
  type Paid,
  whyReviewAmount,
} from './membership.rules.ts'

const day = 86_400_000
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const period = fc.oneof(
  fc.constant({ kind: 'year' } as const),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 3660 }) }),
)
const aGrant = fc.record({ kind: fc.constant('grant' as const), at: moment, period, isTakenBack: fc.boolean() })
const anEnd = fc.record({ kind: fc.constant('end' as const), at: moment })
const aLedger = fc
  .array(fc.oneof({ arbitrary: aGrant, weight: 4 }, { arbitrary: anEnd, weight: 1 }), { maxLength: 8 })
  .filter((entries) => new Set(entries.map(({ at }) => at.getTime())).size === entries.length)

describe('a year', () => {
  test('from the 29th of February ends on the 28th, at the same time of day', () => {
    expect(addPeriod(new Date('2028-02-29T13:14:15.016Z'), { kind: 'year' })).toEqual(
      new Date('2029-02-28T13:14:15.016Z'),
    )
    expect(addPeriod(new Date('2027-02-28T23:59:59.999Z'), { kind: 'year' })).toEqual(
      new Date('2028-02-28T23:59:59.999Z'),
    )
    expect(addPeriod(new Date('2027-12-31T23:59:59.999Z'), { kind: 'year' })).toEqual(
      new Date('2028-12-31T23:59:59.999Z'),
    )
  })

  test('is the same day and time of the next year, and 365 or 366 days long', () => {
    fc.assert(
      fc.property(moment, (from) => {
        const end = addPeriod(from, { kind: 'year' })
        expect([365, 366]).toContain((end.getTime() - from.getTime()) / day)
        expect(end.getUTCFullYear()).toBe(from.getUTCFullYear() + 1)
        expect(end.toISOString().slice(10)).toBe(from.toISOString().slice(10))
        expect(end.getUTCMonth()).toBe(from.getUTCMonth())
      }),
    )
  })
})

describe('the end of a membership', () => {
  test('does not depend on the order in which the rows are read', () => {
    fc.assert(
      fc.property(
        aLedger.chain((entries) =>
          fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
        ),
        ([entries, shuffled]) => {
          expect(computeEnd(shuffled)).toEqual(computeEnd(entries))
        },
      ),
    )
  })

  test('is what it would be if what was taken back had never been bought', () => {
    fc.assert(
      fc.property(aLedger, (entries) => {
        const standing = entries.filter((entry) => entry.kind === 'end' || !entry.isTakenBack)
        expect(computeEnd(entries)).toEqual(computeEnd(standing))
      }),
    )
  })

  test('never comes later by taking something back, in whatever order refunds arrive', () => {
    fc.assert(
      fc.property(aLedger, fc.nat(), (entries, pick) => {
        const before = computeEnd(entries)?.getTime() ?? 0
        const taken = entries.map(
          (entry, index): LedgerEntry =>
            entry.kind === 'grant' && index === pick % entries.length ? { ...entry, isTakenBack: true } : entry,
        )
        // Up to a day apart: a year from the evening of the 28th of February ends after one from the morning of the 29th.
        expect((computeEnd(taken)?.getTime() ?? 0) - before).toBeLessThan(day)
      }),
    )
  })

  test('loses nothing of a renewal: two years bought in a row are two years, whenever the second is bought', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 364 }), (first, later) => {
        const grant = (at: Date): LedgerEntry => ({ kind: 'grant', at, period: { kind: 'year' }, isTakenBack: false })
        const end = computeEnd([grant(new Date(first.getTime() + later * day)), grant(first)])
        expect(end).toEqual(addPeriod(addPeriod(first, { kind: 'year' }), { kind: 'year' }))
      }),
    )
  })

  test('is at once when an admin ends it, and a later payment begins anew', () => {
    const bought: LedgerEntry = {
      kind: 'grant',
      at: new Date('2026-01-01'),
      period: { kind: 'year' },
      isTakenBack: false,
    }
    const ended: LedgerEntry = { kind: 'end', at: new Date('2026-03-01') }
    expect(computeEnd([bought, ended])).toEqual(new Date('2026-03-01'))
    expect(computeEnd([bought, ended, { ...bought, at: new Date('2026-04-01') }])).toEqual(new Date('2027-04-01'))
  })

  test('does not exist for somebody who never had one', () => {
    expect(computeEnd([])).toBeNull()
    expect(computeEnd([{ kind: 'end', at: new Date() }])).toBeNull()
  })
})

test('only the exact price in the right currency passes without a look', () => {
  const expected = (...promotionCodes: string[]) => ({ prices: [{ amount: 2990, currency: 'usd' }], promotionCodes })
  const paid = (change: Partial<Paid> = {}): Paid => ({
    subtotal: 2990,
    currency: 'usd',
    discount: 0,
    isFree: false,
    promotionCodes: [],
    ...change,
  })
  expect(whyReviewAmount(paid(), expected())).toBeNull()
  expect(whyReviewAmount(paid({ currency: 'USD' }), expected())).toBeNull()
  expect([2989, 2991, 0, -2990, null].map((subtotal) => whyReviewAmount(paid({ subtotal }), expected()))).toEqual(
    Array(5).fill('wrong_amount'),
  )
  expect(['eur', '', null].map((currency) => whyReviewAmount(paid({ currency }), expected()))).toEqual(
    Array(3).fill('wrong_currency'),
  )
  const cheaper = paid({ discount: 500, promotionCodes: ['promo_1', 'promo_2'] })
  expect(whyReviewAmount(cheaper, expected('promo_1'))).toBe('unknown_discount')
  expect(whyReviewAmount(cheaper, expected('promo_2', 'promo_1'))).toBeNull()
  expect(whyReviewAmount(paid({ discount: 500 }), expected('promo_1'))).toBe('unknown_discount')
  expect(whyReviewAmount(paid({ isFree: true }), expected('promo_1'))).toBe('unknown_discount')
  expect(whyReviewAmount(paid({ isFree: true, promotionCodes: ['promo_1'] }), expected('promo_1'))).toBeNull()
})

test('only all of the money back is a refund in full', () => {
  expect(isRefundedInFull({ refunded: true })).toBe(true)
  expect(isRefundedInFull({ refunded: false, amount: 2990, amount_refunded: 2990 })).toBe(true)
  expect(isRefundedInFull({ refunded: false, amount: 2990, amount_refunded: 2989 })).toBe(false)
  expect(isRefundedInFull({ refunded: false })).toBe(false)
})
