// The guide keeps its promise: enough chapters, long enough, in order, and every link leads somewhere.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { textOf } from '#features/content/body-text.rules.ts'
import { readChapter } from '#features/content/build/text-files.service.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { openGuide } from './server/guide.service.ts'

const chapters = openGuide()

describe('the guide', () => {
  test('has at least twelve chapters, counted from one without a gap', () => {
    expect(chapters.length).toBeGreaterThanOrEqual(12)
    expect(chapters.map(({ order }) => order)).toEqual(chapters.map((_, index) => index + 1))
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length)
  })

  test.each(chapters.map((chapter) => [chapter.id, chapter] as const))(
    '%s takes a few minutes, has headings and ends with something to do',
    (_id, { words, headings, body, opening }) => {
      expect(words).toBeGreaterThanOrEqual(450)
      expect(words).toBeLessThanOrEqual(800)
      expect(headings.length).toBeGreaterThanOrEqual(4)
      expect(body.at(-1)?.[0]).toBe('ul')
      expect(opening.length).toBeLessThan(400)
    },
  )

  test('names what the field asks for', () => {
    const text = chapters.flatMap(({ body }) => body.map(textOf)).join('\n')
    const names = ['STCW', 'ENG1', 'OGUK', 'HSE', 'AAUS', 'CMAS', 'PAM', 'RYA Powerboat', 'first aid', 'QGIS', 'Python']
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  })

  test('links only to pages that exist', () => {
    const routes = readdirSync(fileURLToPath(new URL('../../web/routes', import.meta.url)))
      .filter((name) => name.endsWith('.tsx') && !name.startsWith('__'))
      .map((name) => `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/')
    const links = chapters.flatMap(({ body }) => body.flatMap(hrefsIn))
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => !routes.includes(href))).toEqual([])
  })

  test('refuses a file that does not begin with a paragraph, or says too much or too little at its top', () => {
    const file = (front: string, text: string) => () => readChapter('guide/x.md', `---\n${front}\n---\n\n${text}\n`)
    expect(file('order: 1\ntitle: T', '## First\n\nText')).toThrow('guide/x.md: text: begins with a paragraph')
    expect(file('title: T', 'Text')).toThrow(/guide\/x\.md: order/)
    expect(file('order: 1\ntitle: T\nprice: 3', 'Text')).toThrow(/guide\/x\.md: .*price/)
    expect(file('order: 1\ntitle: T', 'Text')()).toMatchObject({ id: 'x', opening: 'Text', minutes: 1 })
  })
})

function hrefsIn(node: BodyNode): string[] {
  if (typeof node === 'string') return []
  const [, { href }, children] = node
  return [...(href ? [href] : []), ...children.flatMap(hrefsIn)]
}
