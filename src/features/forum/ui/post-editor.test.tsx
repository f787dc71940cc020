// Where a post is written, as it is read out.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { PostEditor } from './post-editor.tsx'

test('what shows the preview, and then says “Write”, does not claim to be pressed: that would mean writing', () => {
  const html = draw(<PostEditor label="Content" name="content" text="" />)
  expect(html).toContain('Preview</button>')
  expect(html).not.toContain('aria-pressed')
})
