// How outcomes are told, on the terminal and in the document.
import { expect, test } from 'vitest'
import { isKept, type Outcome, putOutcomes, textOf } from './outcome.ts'

const outcomes: Outcome[] = [
  {
    fault: 'flood',
    checks: [
      { promise: 'it floats', seen: '3 of 3', holds: true },
      { promise: 'it is dry', seen: 'wet | cold', holds: false },
    ],
  },
  { fault: 'fire', checks: [], notTried: 'no matches' },
]

test('a broken promise stands out, and a fault that could not be tried is no success told as one', () => {
  expect(textOf(outcomes[0]!)).toMatch(/BROKEN {2}it is dry: wet/)
  expect(textOf(outcomes[1]!)).toContain('not tried: no matches')
  expect(outcomes.map(isKept)).toEqual([false, true])
})

test('the document gets a table in the place of the old one', () => {
  const text = putOutcomes('a\n<!-- chaos -->\nold\n<!-- /chaos -->\nb\n', 'today.', outcomes)
  expect(text).toBe(
    [
      'a',
      '<!-- chaos -->',
      'today.',
      '',
      '| fault | promise | seen |  |',
      '| --- | --- | --- | --- |',
      '| flood | it floats | 3 of 3 | kept |',
      '|  | it is dry | wet / cold | BROKEN |',
      '| fire |  | no matches | not tried |',
      '<!-- /chaos -->',
      'b',
      '',
    ].join('\n'),
  )
})
