import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneLetterAway, lessOneLetter } from './lexicon.ts'
import { understand } from './question.ts'

const word = fc.stringMatching(/^[a-z]{1,9}$/)

test('two words one letter apart always share a spelling less one letter, or are one of them', () => {
  fc.assert(
    fc.property(
      word,
      fc.nat(9),
      fc.stringMatching(/^[a-z]$/),
      fc.constantFrom('add', 'drop', 'change'),
      (text, at, letter, how) => {
        const place = at % text.length
        const other =
          how === 'add'
            ? text.slice(0, place) + letter + text.slice(place)
            : text.slice(0, place) + (how === 'change' ? letter : '') + text.slice(place + 1)
        const shared = lessOneLetter(text).filter((each) => lessOneLetter(other).includes(each))
        expect(isOneLetterAway(text, other)).toBe(true)
        expect(shared.length).toBeGreaterThan(0)
      },
    ),
  )
})

test('two letters apart is too far', () => {
  expect(isOneLetterAway('biologist', 'bioloist')).toBe(true)
  expect(isOneLetterAway('biologist', 'biolost')).toBe(false)
  expect(isOneLetterAway('kelp', 'klep')).toBe(false)
})

test.each([
  ['Marine Biologist', ['marine', 'biologist'], []],
  ['sea-turtle, Greece.', ['sea', 'turtle', 'greece'], []],
  ['Réunion ÉTOILE', ['reunion', 'etoile'], []],
  ['100%', [], ['100%']],
  ['%', [], ['%']],
  ["' OR 1=1 --", ['or'], ["'", '1=1', '--']],
  ['kelp_data', [], ['kelp_data']],
  ['   ', [], []],
])('"%s" means words %o and signs %o', (text, words, literals) => {
  expect(understand({ search: text })).toEqual({ words, literals, filters: {} })
})
