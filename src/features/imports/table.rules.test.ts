// A table can say whatever a listing can.
import { expect, test } from 'vitest'
import { JobPost } from '#features/jobs/job.schema.ts'
import { columnOf, columns } from './table.rules.ts'

/** Said in cells of their own, or by the desk and not by a table. */
const elsewhere = [
  'pay',
  'place',
  'needs',
  'draft',
  'publishAt',
  'companyId',
  'companyContact',
  'checkedOpenAt',
  'active',
]

test('every field of a listing is a column, but for those that are said elsewhere', () => {
  const missing = Object.keys(JobPost.shape).filter((name) => !Object.hasOwn(columns, name))
  expect(missing.filter((name) => !elsewhere.includes(name))).toEqual([])
})

test('a column is known by its own name or another for it, and by nothing that every object has', () => {
  expect(['Job URL', 'Closing date', 'colour', 'constructor', '__proto__', ''].map(columnOf)).toEqual([
    'jobUrl',
    'closesOn',
    null,
    null,
    null,
    null,
  ])
})
