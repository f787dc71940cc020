// A month to answer, and what stays of a name.
import { expect, test } from 'vitest'
import { dueAfter, masked } from './data-request.rules.ts'

test.each([
  ['2026-11-16', '2026-12-16'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
])('what came on %s is answered by %s', (day, due) => {
  expect(dueAfter(day)).toBe(due)
})

test.each([
  ['jane.doe@mail.example', 'j…@m….example'],
  ['x@localhost', 'x…@l…'],
  ['Jane Doe', 'J… D…'],
  ['https://site.example/people/jane', 'h…'],
  ['', ''],
])('%s is kept as %s', (who, kept) => {
  expect(masked(who)).toBe(kept)
})
