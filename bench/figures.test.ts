// How samples become numbers, and numbers text.
import { expect, test } from 'vitest'
import { formatMs, formatRate, formatRatio, median, percentile } from './figures.ts'

test('a percentile lies between the nearest samples, whatever their order', () => {
  expect(percentile([30, 10, 20], 50)).toBe(20)
  expect(percentile([4, 1, 3, 2], 50)).toBe(2.5)
  expect(percentile([1, 2], 99)).toBeCloseTo(1.99)
  expect(percentile([7], 99)).toBe(7)
})

test('without samples there is no figure', () => {
  expect(median([])).toBeNaN()
  expect(formatMs(median([]))).toBe('–')
  expect(formatMs(null)).toBe('–')
})

test('figures are written with as many digits as mean something', () => {
  expect([0.123, 4.56, 78.9].map(formatMs)).toEqual(['0.12', '4.6', '79'])
  expect([0.567, 0.0123].map(formatRatio)).toEqual(['0.57', '0.012'])
  expect(formatRate(12_345.6)).toBe('12,346')
})
