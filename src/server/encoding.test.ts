import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', 'identity'],
  ['brotli-like', 'identity'],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
