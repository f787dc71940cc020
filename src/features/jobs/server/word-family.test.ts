// Which words find one another, and which only look alike.
import { expect, test } from 'vitest'
import { tokensOf } from './text-tokens.ts'
import { familyOf } from './word-family.ts'

test.each([
  ['supervision', 'supervisor'],
  ['rescue', 'rescuers'],
  ['tide', 'tidal'],
  ['octopi', 'octopus'],
  ['mpa', 'mpas'],
  ['ngo', 'ngos'],
  ['phd', 'phds'],
  ['herring', 'herrings'],
  ['faroe', 'faroes'],
])('%s and %s are forms of one word', (one, other) => {
  expect(familyOf(one)).toBe(familyOf(other))
})

test.each([
  ['herring', 'her'],
  ['whiting', 'white'],
  ['maine', 'main'],
  ['news', 'new'],
  ['rhodes', 'rhode'],
  ['officer', 'office'],
  ['response', 'responsibilities'],
  ['conductivity', 'conduct'],
  ['business', 'busy'],
  ['emergency', 'emerging'],
  ['faro', 'faroe'],
  ['grouper', 'group'],
  ['snapper', 'snap'],
])('%s and %s are not', (one, other) => {
  expect(familyOf(one)).not.toBe(familyOf(other))
})

test('several of what is called by its first letters are that', () => {
  const words = (text: string) => tokensOf(text).map(({ word }) => word)
  expect(words('MPAs, (ROVs) and AUVs.')).toEqual(['mpa', 'rov', 'and', 'auv'])
  expect(words('Gas BUS GPS Ss')).toEqual(['gas', 'bus', 'gps', 'ss'])
})
