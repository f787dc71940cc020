// Where the keys lead in a row of tabs.
import { expect, test } from 'vitest'
import { nextTabIndex } from './tabs.tsx'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s on tab %i of four leads to tab %i', (key, at, expected) => {
  expect(nextTabIndex({ key }, at, 4)).toBe(expected)
})

test('other keys leave the tab alone', () => {
  expect(nextTabIndex({ key: 'Enter' }, 1, 4)).toBeNull()
  expect(nextTabIndex({ key: 'ArrowDown' }, 1, 4)).toBeNull()
})

test('keys of the browser stay the browser’s: Alt or Command with an arrow leads back in the history', () => {
  expect(nextTabIndex({ key: 'ArrowLeft', altKey: true }, 1, 4)).toBeNull()
  expect(nextTabIndex({ key: 'ArrowRight', metaKey: true }, 1, 4)).toBeNull()
  expect(nextTabIndex({ key: 'Home', ctrlKey: true }, 1, 4)).toBeNull()
})
