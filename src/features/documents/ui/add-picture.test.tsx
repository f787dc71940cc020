// The picture for a text: what is said of it is what the server takes.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { AddPicture } from './add-picture.tsx'

test('the button that puts a picture into the text keeps the focus of who has pressed it', () => {
  const [, button = ''] = /(<button[^>]*>)Put it at the end/.exec(draw(<AddPicture onAdd={() => undefined} />)) ?? []
  expect(button).toContain('aria-disabled="true"')
  expect(button).not.toContain(' disabled=')
})

test('a picture for a text may be as large as the server takes it, and no larger', () => {
  expect(draw(<AddPicture onAdd={() => undefined} />)).toContain('up to 5 MB')
})
