// Where the links of a document may lead.
import { expect, test } from 'vitest'
import { brokenLinks } from './document-checks.rules.ts'

const known = {
  articles: new Set(['reefs']),
  careers: new Set(['diver']),
  programmes: new Set<string>(),
  paths: new Set(['/pay']),
}
const link = (href: string) => brokenLinks([['p', {}, [['a', { href }, ['x']]]]], known)

test.each([
  '/blog/reefs',
  '/career/diver',
  '/pay',
  '#part',
  'https://reef.example/a',
  'mailto:somebody@reef.example',
  'mailto:%7BsupportEmail%7D',
])('%s leads somewhere', (href) => {
  expect(link(href)).toEqual([])
})

test.each([
  '/blog/wrecks',
  '/nowhere',
  '//',
  '//reef.example/a',
  '/\\reef.example/jobs',
  'reefs',
  'mailto:somebody',
  'mailto:%7Bprice%7D',
])('%s leads nowhere', (href) => {
  expect(link(href)).toEqual([href])
})
