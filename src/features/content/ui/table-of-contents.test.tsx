// The list of headings beside a text.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { TableOfContents } from './table-of-contents.tsx'

test('a heading is listed with the facts that it names', () => {
  const headings = [
    { id: 'a', text: 'What {price} buys', level: 2 },
    { id: 'b', text: 'Ask {supportEmail}', level: 2 },
  ] as const
  const words = wordsOf(draw(<TableOfContents label="On this page" headings={headings} />))
  expect(words).toContain('What $29.90 USD buys')
  expect(words).toContain('Ask hello@oceanberth.example')
})
