// What is said below the field that looks for a person.
import { expect, test } from 'vitest'
import { ApiError } from '#http/client/call-api.ts'
import { sayFound } from './person-picker.tsx'

const looked = { search: 'anna', isFetching: false, error: null, found: 0, more: 0 }

test('nobody is found only where somebody has looked', () => {
  expect(sayFound(looked)).toBe('Nobody found.')
  expect(sayFound({ ...looked, isFetching: true })).toBe('')
  expect(sayFound({ ...looked, search: '' })).toBe('Type a name or an e-mail address.')
  expect(sayFound({ ...looked, found: 6, more: 2 })).toBe('2 more: type a little more.')
})

test('a search that failed is not taken for one that found nobody', () => {
  expect(sayFound({ ...looked, error: new TypeError('Failed to fetch') })).toMatch(/could not be looked for/)
  const away = new ApiError(503, '', JSON.stringify({ error: 'The database is away' }))
  expect(sayFound({ ...looked, error: away })).toBe('The database is away')
})
