// The fields as the editor sends them.
import { expect, test } from 'vitest'
import { withoutEmptyLines } from './field-specs.ts'

test('an empty line of a list is none of its entries, and nothing else is touched', () => {
  const typed = { title: '', order: 3, isNew: true, sources: ['A paper', '', ' ', 'A book', ''], careers: [''] }
  expect(withoutEmptyLines(typed)).toEqual({
    title: '',
    order: 3,
    isNew: true,
    sources: ['A paper', 'A book'],
    careers: [],
  })
})
