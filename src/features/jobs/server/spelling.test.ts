// Which spellings are near one another, and which words are offered for one that nobody knows.
import { expect, test } from 'vitest'
import { isOneSlipAway, isSlipOfFingers, lessOneLetter, mayHaveTypo } from './lexicon.ts'
import { distanceOf, heardAs, nearestOf } from './spelling.ts'

test.each([
  ['turtle', 'turtle', 0],
  ['turtle', 'turtles', 1],
  ['turtle', 'trutle', 1],
  ['turtle', 'turtel', 1],
  ['turtle', 'tortle', 1],
  ['turtle', 'tortel', 2],
  ['turtle', 'hurtles', 2],
  ['turtle', 'tur', 3],
  ['turtle', 'whales', 3],
  ['', 'ab', 2],
])('from “%s” to “%s” it is %d letters, either way', (one, other, far) => {
  expect([distanceOf(one, other), distanceOf(other, one)]).toEqual([far, far])
})

test('the nearest are offered first: one letter off in short words, two in long ones, and what sounds the same', () => {
  expect(nearestOf('trutle', ['turtles', 'turtle', 'tortoise', 'turtle', 'trutle'])).toEqual(['turtle'])
  expect(nearestOf('hydrografer', ['hydrography', 'hydrographer'])).toEqual(['hydrographer'])
  expect(nearestOf('estuareis', ['estuarius', 'estuary', 'estuaries'])).toEqual(['estuaries', 'estuarius'])
  expect(nearestOf('cow', ['co', 'cod', 'crow'])).toEqual(['cod', 'crow'])
  expect(nearestOf('cat', ['bat', 'hat', 'mat', 'rat', 'sat', 'vat'])).toEqual(['bat', 'hat', 'mat', 'rat', 'sat'])
  expect(heardAs('elephant')).toEqual(['elefant'])
})

test('one letter wrong, missing, doubled or swapped is a slip; two are none', () => {
  for (const slip of ['trutle', 'turtel', 'tutle', 'turttle', 'turtla', 'xurtle', 'urtle', 'turtle'])
    expect([slip, isOneSlipAway('turtle', slip), isOneSlipAway(slip, 'turtle')]).toEqual([slip, true, true])
  for (const other of ['turt', 'tuertel', 'trulte', 'turlet', 'whales', 'turtless'])
    expect([other, isOneSlipAway('turtle', other), isOneSlipAway(other, 'turtle')]).toEqual([other, false, false])
})

test('a word that is known is forgiven only what hurrying fingers do', () => {
  expect(['trutle', 'turttle'].map((slip) => isSlipOfFingers('turtle', slip))).toEqual([true, true])
  expect(['turtla', 'tutle'].map((other) => isSlipOfFingers('turtle', other))).toEqual([false, false])
})

test('only words of five letters and more are guessed at, and two a slip apart share a spelling less one letter', () => {
  expect(['whale', 'réefs', 'seal', 'b2b5x', 'sea-l'].map(mayHaveTypo)).toEqual([true, true, false, false, false])
  expect(lessOneLetter('seal')).toEqual(['seal', 'eal', 'sal', 'sel', 'sea'])
})
