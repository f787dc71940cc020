// The waits that the specification gives in seconds and that no page shows as text.
import { expect, test } from 'vitest'
import { copiedForMs } from '#design/copy-button.tsx'
import { openDelayMs, skipDelayMs } from '#design/hints.tsx'
import { leaveAfterMs } from '#features/accounts/ui/reset-page.tsx'

test('two seconds after a reset, and two seconds of "Copié"', () => {
  expect([leaveAfterMs, copiedForMs]).toEqual([2_000, 2_000])
})

test('a hint waits 700 ms, and 300 ms for the next one', () => {
  expect([openDelayMs, skipDelayMs]).toEqual([700, 300])
})
