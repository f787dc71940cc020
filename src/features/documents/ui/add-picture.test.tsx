// The picture for a text: what is said of it is what the server takes.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { AddPicture, putIn } from './add-picture.tsx'

test('the button that puts a picture into the text keeps the focus of who has pressed it', () => {
  const [, button = ''] = /(<button[^>]*>)Put it into the text/.exec(draw(<AddPicture onAdd={() => undefined} />)) ?? []
  expect(button).toContain('aria-disabled="true"')
  expect(button).not.toContain(' disabled=')
})

test('a picture for a text may be as large as the server takes it, and no larger', () => {
  expect(draw(<AddPicture onAdd={() => undefined} />)).toContain('up to 5 MB')
})

test('a picture stands behind the paragraph in which the writer was, and at the end for who was in none', () => {
  const text = 'One reef.\n\nTwo reefs.\n\nThree.\n'
  expect(putIn(text, '![A](b)', 12)).toBe('One reef.\n\nTwo reefs.\n\n![A](b)\n\nThree.\n')
  expect(putIn(text, '![A](b)', 0)).toBe('One reef.\n\n![A](b)\n\nTwo reefs.\n\nThree.\n')
  for (const place of [null, 26, text.length, 900])
    expect(putIn(text, '![A](b)', place)).toBe('One reef.\n\nTwo reefs.\n\nThree.\n\n![A](b)\n')
  expect(putIn('', '![A](b)', 0)).toBe('![A](b)\n')
})
