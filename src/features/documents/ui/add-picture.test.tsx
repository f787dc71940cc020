// The picture for a text: what is said of it is what the server takes.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { AddPicture } from './add-picture.tsx'

test('a picture for a text may be as large as the server takes it, and no larger', () => {
  expect(draw(<AddPicture onAdd={() => undefined} />)).toContain('up to 5 MB')
})
