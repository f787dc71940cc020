import { expect, test } from 'vitest'
import { pageOf } from './paging.ts'

test('a page beyond the last shows the last, and an empty list has one page', () => {
  expect(pageOf(2, 51, 25)).toEqual({ page: 2, totalPages: 3, offset: 25 })
  expect(pageOf(9, 51, 25)).toEqual({ page: 3, totalPages: 3, offset: 50 })
  expect(pageOf(1, 0, 25)).toEqual({ page: 1, totalPages: 1, offset: 0 })
})
