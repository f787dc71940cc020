// Numbers as other people's pages write them.
import { expect, test } from 'vitest'
import { numberOf } from './posting.ts'

test.each([
  [38_000, 38_000],
  ['38000', 38_000],
  ['38000.00', 38_000],
  ['38,000', 38_000],
  ['1,250,000.50', 1_250_000.5],
  ['38 000', 38_000],
  ['38.000,00', 38_000],
  ['1.250.000', 1_250_000],
  ['15.50', 15.5],
  ['15,50', 15.5],
  ['15,5', 15.5],
])('%s is the number that its writer meant', (said, number) => {
  expect(numberOf(said)).toBe(number)
})

test.each(['38.000', '38,0000', '38,000,00', 'from 38000', '-5', '', ' ', '1'.repeat(400), null, {}])(
  '%s is no certain number',
  (said) => expect(numberOf(said)).toBeNull(),
)
