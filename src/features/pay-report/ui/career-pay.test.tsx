// Beside a career: what its listings pay, how many that is, or nothing at all.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { PayNumbers } from '../pay-report.schema.ts'
import { CareerPay } from './career-pay.tsx'

const group: PayNumbers = {
  payClass: 'salary',
  currency: 'EUR',
  period: 'month',
  listings: 14,
  low: 1_600,
  median: 1_900,
  high: 2_100,
}

test('says median, middle half, how many listings, and where more is told', () => {
  const html = draw(<CareerPay pay={{ from: '2024-11-16', listings: 31, groups: [group] }} />)
  const words = wordsOf(html)
  for (const said of ['Salary, EUR a month', '1,900', 'between 1,600 and 2,100', 'From 14 listings', '31 listings'])
    expect(words).toContain(said)
  expect(html).toContain('href="/pay"')
})

test('says nothing where too few listings name an amount', () => {
  expect(draw(<CareerPay pay={{ from: '2024-11-16', listings: 4, groups: [] }} />)).toBe('')
})
