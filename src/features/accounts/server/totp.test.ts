import { expect, test } from 'vitest'
import { codeOf, findStep, stepAt, toBase32, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// The last six of the eight digits in RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is the one of the standard', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code belongs to its half minute, and counts in the one before and the one after', () => {
  const at = (seconds: number) => findStep(secret, '050471', new Date(seconds * 1000))
  const [start, step] = [1111111110, 37037037]
  expect([-31, -30, -1, 0, 29, 59, 60].map((later) => at(start + later))).toEqual([
    null,
    ...Array.from({ length: 5 }, () => step),
    null,
  ])
  expect(findStep(secret, '28708', new Date(59_000))).toBeNull()
  expect(findStep(secret, '２８７０８２', new Date(59_000))).toBeNull()
})

test('the secret is written as apps read it', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(totpUri('ABC', 'a+b@mail.example')).toBe(
    'otpauth://totp/Ocean%20Berth:a%2Bb%40mail.example?secret=ABC&issuer=Ocean%20Berth&algorithm=SHA1&digits=6&period=30',
  )
})
