import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneSlipAway, lessOneLetter } from './lexicon.ts'
import { understand } from './question.ts'

const word = fc.stringMatching(/^[a-z]{1,9}$/)

test('two words one slip apart always share a spelling less one letter, or are one of them', () => {
  fc.assert(
    fc.property(
      word,
      fc.nat(9),
      fc.stringMatching(/^[a-z]$/),
      fc.constantFrom('add', 'drop', 'change', 'swap'),
      (text, at, letter, how) => {
        const place = at % text.length
        const other =
          how === 'add'
            ? text.slice(0, place) + letter + text.slice(place)
            : how === 'swap'
              ? text.slice(0, place) + [...text.slice(place, place + 2)].reverse().join('') + text.slice(place + 2)
              : text.slice(0, place) + (how === 'change' ? letter : '') + text.slice(place + 1)
        const shared = lessOneLetter(text).filter((each) => lessOneLetter(other).includes(each))
        expect(isOneSlipAway(text, other)).toBe(true)
        expect(shared.length).toBeGreaterThan(0)
      },
    ),
  )
})

test('two letters apart is too far', () => {
  expect(isOneSlipAway('biologist', 'bioloist')).toBe(true)
  expect(isOneSlipAway('biologist', 'biolost')).toBe(false)
  expect(isOneSlipAway('kelp', 'klep')).toBe(true)
  expect(isOneSlipAway('kelp', 'pelk')).toBe(false)
})

/** What a search asks for, in short: its terms, and what is looked for as it stands. */
function asked(search: string, depth?: 'whole words') {
  const { terms, literals, isUnanswerable } = understand({ search }, depth)
  return [terms.map(({ said }) => said), literals, ...(isUnanswerable ? ['nothing to look for'] : [])]
}

test.each([
  ['Marine Biologist', ['marine', 'biologist'], []],
  ['sea-turtle, Greece.', ['sea turtle', 'greece'], []],
  ['Réunion ÉTOILE', ['reunion', 'etoile'], []],
  ['100%', [], ['100%']],
  ['%', [], ['%']],
  ["' OR 1=1 --", [], ['1=1']],
  ['kelp_data', [], ['kelp_data']],
  ['   ', [], []],
  ['jobs in the Azores', ['azores'], []],
  ['"sea turtle" (ROV)', ['sea turtle', 'rov'], []],
  ['turtle - mexico', ['turtle', 'mexico'], []],
  ['turtle & mexico', ['turtle', 'mexico'], []],
  ['R&D, C++ and GS-0482', ['r&d', 'c++', 'gs 0482'], []],
  ['R & D', ['r&d'], []],
  ['M.Sc. or Ph.D.', ['msc', 'phd'], []],
  ['U.S.', ['usa'], []],
  ["women's health", ['women', 'health'], []],
  ['hr@harbour.example', [], ['hr@harbour.example']],
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen',
    'one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
    [],
  ],
])('"%s" means %o, and %o as it stands', (text, words, literals) => {
  expect(asked(text)).toEqual([words, literals])
})

test.each([
  ['%', [], [], 'nothing to look for'],
  ['100%', ['100'], []],
  ['kelp_data', ['kelp', 'data'], []],
  ['"sea turtle"', ['sea turtle'], []],
])('without a membership "%s" means whole words: %o', (...line) => {
  const [text, ...expected] = line
  expect(asked(String(text), 'whole words')).toEqual(expected)
})
