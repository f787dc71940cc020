// What stands beside the text while it is written.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { fieldSpecs } from './field-specs.ts'
import { LivePreview } from './live-preview.tsx'

test('what is missing is named as the form names it', () => {
  const problems = { careers: 'Please fill this in', markdown: 'The link /x leads nowhere', colour: 'Unknown field' }
  const previewed = { content: null, problems, isCurrent: true }
  const words = wordsOf(draw(<LivePreview previewed={previewed} specs={fieldSpecs.article} />))
  expect(words).toContain('Careers it is about: Please fill this in')
  expect(words).toContain(' The link /x leads nowhere')
  expect(words).toContain('colour: Unknown field')
})
