// Months of memberships: begun, renewed, come back, ended.
import { expect, test } from 'vitest'
import { countMonths, kindOfPayment, type LedgerStep, monthsBetween } from './revenue.rules.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

function step(
  userId: string,
  at: string,
  endBefore: string | null,
  endAfter: string | null,
  kind = 'payment',
): LedgerStep {
  return {
    userId,
    kind,
    at: day(at),
    endBefore: endBefore ? day(endBefore) : null,
    endAfter: endAfter ? day(endAfter) : null,
  }
}

test('months follow one another over the turn of the year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween('2026-02', '2026-01')).toEqual([])
})

test('a payment renews up to sixty days after the end; later, somebody comes back', () => {
  expect(kindOfPayment(step('a', '2026-01-10', null, null))).toBe('new')
  expect(kindOfPayment(step('a', '2026-01-10', '2026-03-01', null))).toBe('renewed')
  expect(kindOfPayment(step('a', '2026-03-01', '2026-01-01', null))).toBe('renewed')
  expect(kindOfPayment(step('a', '2026-03-02', '2026-01-01', null))).toBe('renewed')
  expect(kindOfPayment(step('a', '2026-03-03', '2026-01-01', null))).toBe('returned')
})

test('each month counts who is a member at its end and whose membership ended in it', () => {
  const steps = [
    step('stays', '2025-06-01', null, '2026-06-01'),
    step('stays', '2026-05-20', '2026-06-01', '2027-06-01'),
    step('lapses', '2025-02-10', null, '2026-02-10'),
    step('comes back', '2025-02-20', null, '2026-02-20'),
    step('comes back', '2026-02-25', '2026-02-20', '2027-02-25'),
    step('refunded', '2026-01-05', null, '2027-01-05'),
    step('refunded', '2026-03-01', '2027-01-05', null, 'taken_back'),
  ]
  const counts = countMonths(steps, monthsBetween('2026-01', '2026-05'), day('2026-05-25'))
  expect([...counts].map(([month, { active, lapsed }]) => [month, active, lapsed])).toEqual([
    ['2026-01', 4, 0],
    ['2026-02', 3, 1],
    ['2026-03', 2, 1],
    ['2026-04', 2, 0],
    ['2026-05', 2, 0],
  ])
  expect(counts.get('2026-02')).toMatchObject({ new: 0, renewed: 1, returned: 0 })
  expect(counts.get('2026-05')).toMatchObject({ renewed: 1 })
})
