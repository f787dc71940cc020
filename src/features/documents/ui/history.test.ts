// Bringing a revision back while something is typed.
import { expect, test } from 'vitest'
import { sayRestore } from './history.tsx'
import { differs } from './writing-desk.tsx'

const saved = { markdown: 'The tide comes in.', fields: { title: 'Tides', sources: ['One', 'Two'] } }

test('what was typed and not saved is known from what was saved', () => {
  expect(differs(saved, saved)).toBe(false)
  expect(differs({ ...saved, markdown: 'The tide goes out.' }, saved)).toBe(true)
  expect(differs({ ...saved, fields: { ...saved.fields, sources: ['One'] } }, saved)).toBe(true)
})

test('whoever has typed something is told that a revision takes its place', () => {
  expect(sayRestore(true)).toMatch(/what you have typed and not saved: that is lost/)
  expect(sayRestore(false)).not.toMatch(/lost/)
})
