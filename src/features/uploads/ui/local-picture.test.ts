// Which picture a chooser shows, while a file is on its way and after.
import { expect, test } from 'vitest'
import { followStored, type LocalPicture } from './local-picture.ts'

const sending: LocalPicture = { url: 'blob:mine', path: null, isStored: false }
const sent = { ...sending, path: '/objects/1' }

test('a chosen file is shown while it is sent, and until what it became is known', () => {
  expect(followStored(null, '/objects/0?w=192')).toBeNull()
  expect(followStored(sending, '/objects/0?w=192')).toBe(sending)
  expect(followStored(sent, '/objects/0?w=192')).toBe(sent)
  expect(followStored(sent, null)).toBe(sent)
})

test('a file that was sent gives way to the picture that takes its place, as an organisation brings its own logo', () => {
  const stored = followStored(sent, '/objects/1?w=192')
  expect(stored).toMatchObject({ url: 'blob:mine', isStored: true })
  expect(followStored(stored, '/objects/1?w=192')).toBe(stored)
  expect(followStored(stored, '/objects/2?w=192')).toBeNull()
  expect(followStored(stored, null)).toBeNull()
})
