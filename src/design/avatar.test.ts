// Initials as people would write them.
import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Ana Maria Silva', 'AS'],
  ['tide.runner', 'TR'],
  ['Jo', 'J'],
  ['  ólafur  þór ', 'ÓÞ'],
  ['🐳 whale', '🐳W'],
  ['', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
