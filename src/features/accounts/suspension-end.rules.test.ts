// When a suspension ends, as it is told.
import { expect, test } from 'vitest'
import { untilText } from './suspension-end.rules.ts'

test('the end of a suspension is written as all moments are, whichever machine writes it', () => {
  expect(untilText('2026-11-26T17:05:00.000Z')).toBe('until 26 November 2026 at 17:05 UTC')
  expect(untilText(null)).toBe('until it is lifted')
})
