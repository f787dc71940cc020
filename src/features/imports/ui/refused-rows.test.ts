// Whoever posts many at once learns which of them was refused.
import { expect, test } from 'vitest'
import { ApiError } from '#http/client/call-api.ts'
import { refusedRows } from './refused-rows.ts'

const sent = [{ title: 'Mate' }, { title: 'Cook' }]
const refusal = (fields: Record<string, string>) =>
  new ApiError(422, '', JSON.stringify({ error: 'This day has passed', code: 'closing_day_over', fields }))

test('the listing that was refused is named with its reason', () => {
  expect(refusedRows(refusal({ 'jobs.1.closesOn': 'This day has passed' }), sent)).toEqual([
    { title: 'Cook', reason: 'This day has passed' },
  ])
})

test('what is about no listing names none', () => {
  expect(refusedRows(refusal({ jobs: 'At most 200 listings at once' }), sent)).toEqual([])
  expect(refusedRows(refusal({ 'jobs.7.title': 'Title is required' }), sent)).toEqual([])
  expect(refusedRows(new Error('away'), sent)).toEqual([])
  expect(refusedRows(refusal({ 'jobs.0.title': 'x' }), undefined)).toEqual([])
})
