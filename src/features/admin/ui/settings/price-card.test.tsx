// What the card of the price understands, and what it says.
import { expect, test } from 'vitest'
import { centsOf } from '#features/settings/price.rules.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { PriceCard } from './price-card.tsx'

test('a price that can not be is refused in the words of the field, which takes no cents', () => {
  const words = wordsOf(draw(<PriceCard price={{ amount: 10, currency: 'usd' }} />))
  expect(words).toContain('Please enter a price from 0.50 to 10000, such as 29.90')
  expect(words).not.toContain('in cents')
})

test('a price is typed with a point or a comma; a thousand with a comma is not taken for one', () => {
  expect(['29.90', ' 29,9 ', '29', '29.', '1000'].map(centsOf)).toEqual([2990, 2990, 2900, 2900, 100_000])
  for (const typed of ['1,000', '1.000', '1,000.50', '', '-5', '1e3', '0x1f']) expect(centsOf(typed)).toBeNaN()
})
