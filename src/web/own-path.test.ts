import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each(['/', '/account?tab=pricing', '/jobs/1#apply'])('%s is one of our own paths', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
  undefined,
  7,
])('%s is not', (path) => {
  expect(ownPath(path)).toBeUndefined()
})
