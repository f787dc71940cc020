// When a list of the settings has something to save.
import { expect, test } from 'vitest'
import { isUnsaved } from './list-card.tsx'

const columns = [{ key: 'label' }, { key: 'url' }]
const saved = [{ label: 'Reef', url: 'https://reef.example' }]

test('another word, another row or one less is a change; the order in which its parts came is none', () => {
  expect(isUnsaved(columns, saved, saved)).toBe(false)
  expect(isUnsaved(columns, [{ url: 'https://reef.example', label: 'Reef' }], saved)).toBe(false)
  expect(isUnsaved(columns, [{ label: 'Kelp', url: 'https://reef.example' }], saved)).toBe(true)
  expect(isUnsaved(columns, [...saved, { label: '', url: '' }], saved)).toBe(true)
  expect(isUnsaved(columns, [], saved)).toBe(true)
})

test('a space that saving takes away does not leave the list unsaved for ever', () => {
  expect(isUnsaved(columns, [{ label: 'Reef ', url: ' https://reef.example' }], saved)).toBe(false)
})
