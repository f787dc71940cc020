// An edit sends what was changed in its form, and nothing else.
import { expect, test } from 'vitest'
import { onlyChanged } from './changed-fields.ts'

const before = { title: 'Diver', salary: null, active: true, jobType: ['job'], closesOn: '2030-01-31' }

test('what nobody touched is not said again', () => {
  expect(onlyChanged({ ...before, salary: '' }, { ...before, salary: '' }, before)).toEqual({})
  expect(onlyChanged({ ...before, title: 'Bosun' }, { ...before, title: 'Bosun ' }, before)).toEqual({ title: 'Bosun' })
})

test('what was emptied, unticked or added is said', () => {
  const shown = { ...before, closesOn: null, active: false, pay: { class: 'unpaid' } }
  const { title: _, salary: _salary, jobType: _jobType, ...changed } = shown
  expect(onlyChanged(shown, shown, before)).toEqual(changed)
  expect(onlyChanged({ jobType: ['job', 'volunteer'] }, { jobType: ['job', 'volunteer'] }, before)).toEqual({
    jobType: ['job', 'volunteer'],
  })
})
