// The filter over university programmes.
import { expect, test } from 'vitest'
import { readAll, readCountry } from '../build/read-content.ts'
import { countProgrammes, filterProgrammes } from './filter-programmes.ts'

const countries = readAll('universities', readCountry)
const found = (typed: string) =>
  filterProgrammes(countries, typed).map(({ name, programmes }) => [name, programmes.map(({ id }) => id)])

test('typing nothing shows everything', () => {
  expect(countProgrammes(filterProgrammes(countries, '  '))).toBe(98)
})

test('every word must be found, in the programme, the university, the place or the country', () => {
  expect(found('master bremen aquatic')).toEqual([['Germany', ['bremen-isatec']]])
  expect(found('south africa rhodes')).toEqual([['South Africa', ['rhodes-ichthyology']]])
})

test('accents and capitals do not matter', () => {
  expect(found('ACORES')).toEqual([['Portugal', ['acores-estudos-dos-oceanos']]])
})

test('countries without a match are left out, up to all of them', () => {
  expect(found('basket weaving')).toEqual([])
})
