// A document's text with its links, as it is drawn.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { compileMarkdown } from '../build/compile-markdown.ts'
import { Body } from './body.tsx'

const drawText = (markdown: string) => draw(<Body nodes={compileMarkdown('a.md', markdown).body} />)

test('our own pages open in place, others in a new tab', () => {
  expect(drawText('[Blog](/blog)')).toBe('<p><a href="/blog">Blog</a></p>')
  expect(drawText('[Reef](https://reef.example/)')).toContain('href="https://reef.example/" target="_blank"')
})

test('an address that leaves out how it is asked for leads to the other site, and an unfinished one breaks no page', () => {
  expect(drawText('[Reef](//reef.example/a)')).toContain('href="//reef.example/a" target="_blank"')
  expect(drawText('[Reef](//)')).toContain('>Reef</a>')
})

test('the address for support can be named, and be a link with other words or its own', () => {
  const mail = 'href="mailto:hello@oceanberth.example"'
  expect(drawText('Write to {supportEmail}.')).toBe(`<p>Write to <a ${mail}>hello@oceanberth.example</a>.</p>`)
  expect(drawText('[Write to us](mailto:{supportEmail})')).toBe(`<p><a ${mail}>Write to us</a></p>`)
  expect(drawText('[Ask {supportEmail}](mailto:{supportEmail})')).toBe(
    `<p><a ${mail}>Ask hello@oceanberth.example</a></p>`,
  )
})
