// The command line of the benchmark.
import { expect, test } from 'vitest'
import { readFlags } from './flags.ts'

test('without flags everything is measured at both sizes', () => {
  expect(readFlags([])).toEqual({
    only: undefined,
    seconds: 5,
    sizes: [1_000, 100_000],
    readers: 2_000,
    compare: undefined,
    markdown: false,
  })
})

test.each([
  ['--seconds', '0'],
  ['--seconds', 'long'],
  ['--sizes', '100,10'],
  ['--sizes', '1.5'],
  ['--readers', '0'],
  ['--readers', 'many'],
  ['--fast', '1'],
])('%s %s is refused', (flag, value) => {
  expect(() => readFlags([flag, value])).toThrow()
})
